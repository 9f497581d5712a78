import { isObject } from '../../shared/is-object.ts';

type Json = Record<string, unknown>;

/** A name with dots or brackets in it is one name all the same. */
const escaped = (name: string): string => name.replaceAll(/[.[\]]/g, String.raw`\$&`);

const sameJson = (a: unknown, b: unknown): boolean => {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((entry, at) => sameJson(entry, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => sameJson(a[name], b[name]));
};

function collect(before: Json, after: Json, path: string, found: Json): void {
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[name], after[name]];
    const at = path === '' ? escaped(name) : `${path}.${escaped(name)}`;
    if (isObject(old) && isObject(now)) collect(old, now, at, found);
    else if (!sameJson(old ?? null, now ?? null)) found[at] = old ?? null;
  }
}

/**
 * What was changed, as handlers are told it: the path of each field with what it said before; null where it said nothing. A
 * list is one field.
 */
export function modifiedFields(before: object, after: object): Json {
  const found: Json = {};
  collect(before as Json, after as Json, '', found);
  return found;
}
