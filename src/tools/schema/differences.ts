import type { SchemaPart } from './read-schema.ts';

export interface Difference extends Omit<SchemaPart, 'text'> {
  actual: string | undefined;
  wanted: string | undefined;
}

const keyOf = ({ table, kind, name }: SchemaPart): string => `${table} ${kind} ${name}`;

/** What has to change for `actual` to be as `wanted`. */
export function differences(actual: readonly SchemaPart[], wanted: readonly SchemaPart[]): Difference[] {
  const texts = (parts: readonly SchemaPart[]): Map<string, string> =>
    new Map(parts.map((part) => [keyOf(part), part.text]));
  const [before, after] = [texts(actual), texts(wanted)];
  const parts = new Map([...actual, ...wanted].map((part) => [keyOf(part), part]));
  return [...parts].flatMap(([key, { table, kind, name }]) => {
    const [actual, wanted] = [before.get(key), after.get(key)];
    return actual === wanted ? [] : [{ table, kind, name, actual, wanted }];
  });
}

export function describeDifference({ table, kind, name, actual, wanted }: Difference): string {
  const what = `${table}: ${kind} ${name}`;
  if (actual === undefined) return `${what} is missing`;
  if (wanted === undefined) return `${what} is too many`;
  return `${what} differs\n    is      ${actual}\n    wanted  ${wanted}`;
}
