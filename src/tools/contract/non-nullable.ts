import type { Definition, Field } from '../../platform/contract/schema.ts';
import { addressName } from './required.ts';
import { restPath } from './query-specs.ts';

type Definitions = Record<string, Definition>;

/** `Promise<NonNullablePaths<Cart, \`_id\` | \`lineItems.${number}._id\`, 4>>`: the paths that the SDK says are there. */
const TYPE = /NonNullablePaths<\w+, ((?:`[^`]*`(?: \| )?)+), \d+>/;

/** @param type the text of what a function of the SDK returns */
export const readNonNullable = (type: string): string[] =>
  [...(TYPE.exec(type)?.[1] ?? '').matchAll(/`([^`]*)`/g)].map((match) => match[1] as string);

/**
 * Marks the fields that the SDK's types promise. A path may begin inside of the reply's entity, which the SDK unwraps.
 * @returns the paths that lead nowhere
 */
export function markNonNullable(definitions: Definitions, reply: string, paths: readonly string[]): string[] {
  const segments = paths.map((path) => restPath(path.replaceAll('.${number}', '')).split('.'));
  const entities = Object.values(definitions[reply]?.fields ?? {}).flatMap(({ ref, array }) =>
    ref !== undefined && !array ? [ref] : [],
  );
  const found = [reply, ...entities]
    .map((root) => segments.map((path) => follow(definitions, root, path)))
    .toSorted((a, b) => unknown(a) - unknown(b))[0];
  for (const field of found ?? []) if (field) field.nonNullable = true;
  return paths.filter((_, index) => !found?.[index]);
}

const unknown = (fields: readonly (Field | undefined)[]): number =>
  fields.filter((field) => field === undefined).length;

function follow(definitions: Definitions, root: string, [name = '', ...rest]: string[]): Field | undefined {
  const fields = definitions[root]?.fields ?? {};
  const field = fields[name] ?? fields[addressName(name)];
  if (rest.length === 0) return field;
  return field?.ref === undefined ? undefined : follow(definitions, field.ref, rest);
}
