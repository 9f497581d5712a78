import { contractOf, operations, type Definition, type Field } from '../contract/index.ts';
import { typePrefixOf } from './names.ts';
import { lenders, sharedTypes } from './published.ts';

/** Where a definition is described, and the name of the type made of it. */
export interface Home {
  package: string;
  definition: string;
  name: string;
}

const definitionOf = (from: string, name: string): Definition | undefined =>
  contractOf(from).definitions[name];

const sameField = (one: Field, other: Field | undefined): boolean =>
  other !== undefined &&
  one.type === other.type &&
  one.ref === other.ref &&
  one.array === other.array &&
  one.map === other.map;

/** Whether two packages describe a definition alike, and all that it leads to. Bounds are no part of a type. */
function alike(one: string, other: string, name: string, seen = new Set<string>()): boolean {
  if (seen.has(name)) return true;
  seen.add(name);
  const a = definitionOf(one, name);
  const b = definitionOf(other, name);
  if (!a || !b) return false;
  if (String(a.enum) !== String(b.enum)) return false;
  const fields = Object.entries(a.fields ?? {});
  if (fields.length !== Object.keys(b.fields ?? {}).length) return false;
  return fields.every(
    ([key, field]) =>
      sameField(field, b.fields?.[key]) && (field.ref === undefined || alike(one, other, field.ref, seen)),
  );
}

const prefixes = new Map<string, string>();

function prefixOfPackage(from: string): string {
  const known = prefixes.get(from);
  if (known !== undefined) return known;
  const any = operations.find((operation) => operation.package === from);
  const prefix = any ? typePrefixOf(any) : '';
  prefixes.set(from, prefix);
  return prefix;
}

/** Of packages that describe a thing alike, one gives it its name. */
export function homeOf(from: string, name: string): Home {
  const shared = sharedTypes[name];
  if (shared && alike(from, shared.home, name))
    return { package: shared.home, definition: name, name: shared.name };
  const lender = lenders[from];
  const home = lender !== undefined && alike(from, lender, name) ? lender : from;
  return { package: home, definition: name, name: prefixOfPackage(home) + name };
}
