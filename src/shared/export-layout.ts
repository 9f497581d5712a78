import { currentId } from './former-ids.ts';

/** Columns of one subject, in the order in which they are offered. */
export interface ExportGroup {
  name: string;
  /** The titles of the columns by their ids. */
  columns: Readonly<Record<string, string>>;
  /** The kind of row that alone has these columns; every kind has them where absent. */
  rows?: string;
}

/** What the file of an export can hold: the server writes it, the browser offers it. */
export interface ExportLayout {
  /** The kinds of row, such as one for each order or one for each line. */
  rows: readonly string[];
  groups: readonly ExportGroup[];
  /** The columns of each kind of row before somebody chose any. */
  defaults: Readonly<Record<string, readonly string[]>>;
}

/** What somebody chose of a layout; a saved column set holds the same. */
export interface ExportChoice {
  rows: string;
  columns: string[];
}

/** The kind of row that is one record, where a list names it no other way. */
export const RECORDS = 'records';

/** Where a row is a record and all of its columns are written unless somebody chose. */
export const plainLayout = (columns: ExportGroup['columns']): ExportLayout => ({
  rows: [RECORDS],
  groups: [{ name: RECORDS, columns }],
  defaults: { [RECORDS]: Object.keys(columns) },
});

export const groupsOf = ({ groups }: ExportLayout, rows: string): readonly ExportGroup[] =>
  groups.filter((group) => group.rows === undefined || group.rows === rows);

/** The columns that a file with such rows can have, by their ids. */
export const titlesOf = (layout: ExportLayout, rows: string): ReadonlyMap<string, string> =>
  new Map(groupsOf(layout, rows).flatMap(({ columns }) => Object.entries(columns)));

/** The choice without what the layout does not have, such as a column of an earlier version or of another kind of row. */
export function fitChoice(layout: ExportLayout, { rows, columns }: ExportChoice): ExportChoice {
  const kind = layout.rows.includes(rows) ? rows : (layout.rows[0] ?? rows);
  const titles = titlesOf(layout, kind);
  const current = columns.map((id) => currentId(id, (known) => titles.has(known)));
  return { rows: kind, columns: [...new Set(current)].filter((id) => titles.has(id)) };
}

/** Whether the columns make a file: those of a row that is no whole record name something of that row. */
export function isComplete(layout: ExportLayout, { rows, columns }: ExportChoice): boolean {
  const own = layout.groups.filter((group) => group.rows === rows).map((group) => group.columns);
  return columns.length > 0 && (own.length === 0 || columns.some((id) => own.some((titles) => id in titles)));
}

/** How many rows an export would write. */
export interface ExportPreview {
  rows: number;
  /** There are more: counting ended after so many records. */
  isPartial: boolean;
}
