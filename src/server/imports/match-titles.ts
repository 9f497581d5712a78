import { ownValue } from '../../shared/own-value.ts';
import type { ImportMapping } from '../../shared/imports.ts';
import { plainTitle } from './columns.ts';

/**
 * What columns with a title become. Of several fields it is the first that no other column became. Titles that stand earlier
 * choose before later ones.
 */
export type Titles<Field extends string> = Readonly<Record<string, Field | readonly Field[]>>;

const isField = <Field extends string>(entry: Field | readonly Field[]): entry is Field =>
  typeof entry === 'string';

/** Finds the fields of columns by their titles, list after list. Each field is one column's, unless it is repeatable. */
export function matchTitles<Field extends string>(
  columns: readonly string[],
  lists: readonly Titles<Field>[],
  repeatable: readonly string[] = [],
): ImportMapping<Field> {
  const titles = columns.map(plainTitle);
  const used = new Set<Field>();
  const mapping: ImportMapping<Field> = columns.map(() => null);
  for (const list of lists) {
    const priority = new Map(Object.keys(list).map((title, at) => [title, at]));
    const order = [...titles.keys()].toSorted(
      (a, b) => (priority.get(titles[a] ?? '') ?? 0) - (priority.get(titles[b] ?? '') ?? 0) || a - b,
    );
    for (const column of order) {
      const entry = mapping[column] === null ? ownValue(list, titles[column] ?? '') : undefined;
      if (entry === undefined) continue;
      const fields = isField(entry) ? [entry] : entry;
      const field = fields.find((one) => repeatable.includes(one) || !used.has(one));
      if (field === undefined) continue;
      used.add(field);
      mapping[column] = field;
    }
  }
  return mapping;
}
