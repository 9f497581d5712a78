import { titlesOf, type ExportChoice, type ExportLayout } from '#shared/export-layout.ts';
import type { SavedView } from '../views/saved-view.ts';

export type ColumnSet = SavedView<ExportChoice>;

/** Column sets are saved as views of the job that writes the file. */
export const setsOf = (resource: string): string => `${resource}.export`;

export const isSameChoice = (one: ExportChoice, other: ExportChoice): boolean =>
  one.rows === other.rows && one.columns.join() === other.columns.join();

export const standardChoice = (layout: ExportLayout, rows: string): ExportChoice => ({
  rows,
  columns: [...(layout.defaults[rows] ?? [])],
});

export const wholeChoice = (layout: ExportLayout, rows: string): ExportChoice => ({
  rows,
  columns: [...titlesOf(layout, rows).keys()],
});

/** The columns in sight in the list, an amount with its currency; nothing where a file cannot have one of them. */
export function listChoice(
  layout: ExportLayout,
  rows: string,
  listed: readonly string[],
): ExportChoice | undefined {
  const titles = titlesOf(layout, rows);
  if (listed.length === 0 || !listed.every((id) => titles.has(id))) return undefined;
  const own = new Set(
    layout.groups.filter((group) => group.rows === rows).flatMap(({ columns }) => Object.keys(columns)),
  );
  const usual = (layout.defaults[rows] ?? []).filter((id) => own.has(id));
  const columns = listed.flatMap((id) =>
    id === 'total' && titles.has('currency') && !listed.includes('currency') ? [id, 'currency'] : [id],
  );
  return { rows, columns: [...columns, ...usual] };
}
