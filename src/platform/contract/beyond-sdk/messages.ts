import { documents } from '../generated/index.ts';
import type { Definition, Field, PackageContract, ScalarType } from '../schema.ts';

const SCALARS: ReadonlySet<string> = new Set<ScalarType>([
  'string',
  'integer',
  'number',
  'boolean',
  'timestamp',
  'struct',
  'fieldMask',
  'any',
]);

const isScalar = (name: string): name is ScalarType => SCALARS.has(name);

function fieldOf(written: string): Field {
  const name = written.replace(/\[\]$/, '');
  return { ...(isScalar(name) ? { type: name } : { ref: name }), ...(name !== written && { array: true }) };
}

/** A message of fields, each a scalar type or the name of a definition, followed by `[]` where it is a list. */
export const message = (
  fields: Readonly<Record<string, string>>,
  bounds: Readonly<Record<string, Omit<Field, 'type' | 'ref'>>> = {},
): Definition => ({
  fields: Object.fromEntries(
    Object.entries(fields).map(([name, written]) => [name, { ...fieldOf(written), ...bounds[name] }]),
  ),
});

/** What a package of the SDK defines, for calls of an earlier time that speak of the same things. */
export function definitionsOf(packageName: string): Record<string, Definition> {
  const found = (documents as readonly PackageContract[]).find((one) => one.package === packageName);
  if (!found) throw new Error(`no package ${packageName} in the contract`);
  return found.definitions;
}
