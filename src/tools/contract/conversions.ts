import type { Definition, Field } from '../../platform/contract/schema.ts';
import type { Conversion } from './routes.ts';

type Definitions = Record<string, Definition>;

/**
 * The declarations say `number` for integers and floats alike, and `string[]` for some masks.
 * Which is which shows in the values the SDK converts. Paths that lead nowhere are returned.
 */
export function applyConversions(
  definitions: Definitions,
  root: string,
  conversions: readonly Conversion[],
): string[] {
  return conversions
    .filter(({ kind }) => kind === 'float' || kind === 'fieldMask')
    .filter(({ kind, path }) => {
      const fields = fieldsAt(definitions, root, path);
      for (const field of fields) retype(field, kind);
      return fields.length === 0;
    })
    .map(({ path }) => path);
}

function retype(field: Field, kind: Conversion['kind']): void {
  if (kind === 'float') field.type = 'number';
  else {
    field.type = 'fieldMask';
    delete field.array;
  }
}

/** A path may hold `name{}` for the values of a map and `*` for every field of an object. */
function fieldsAt(definitions: Definitions, root: string, path: string): Field[] {
  const [first = '', ...rest] = path.split('.');
  const fields = definitions[root]?.fields ?? {};
  const found = first === '*' ? Object.values(fields) : [fields[first.replace(/\{\}$/, '')] ?? []].flat();
  if (rest.length === 0) return found;
  // `settings.*.value`: the star stands for the keys of a map.
  const next = (field: Field) => (field.map && rest[0] === '*' ? rest.slice(1) : rest).join('.');
  return found.flatMap((field) => (field.ref ? fieldsAt(definitions, field.ref, next(field)) : []));
}
