import type { Doc } from './emit-older.ts';

/** The parts in which something was modified, by their first names and each once. */
export const partsOf = (modified: Doc, without: ReadonlySet<string>): string[] => [
  ...new Set(
    Object.keys(modified)
      .map((path) => path.split('.', 1).join(''))
      .filter((name) => !without.has(name)),
  ),
];
