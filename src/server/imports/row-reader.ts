import type { ColumnNumbers, FileImport, ImportProblem, ProblemKind } from '../../shared/imports.ts';
import { isDateStyle, type DateStyle } from '../../shared/date-styles.ts';
import type { NumberStyle } from '../../shared/number-styles.ts';
import { isBroken, plainCell } from './cells.ts';
import type { Row } from './read-rows.ts';
import { cutText } from '../../shared/cut-text.ts';

/** Knows what cells of a program say in the words of this store. */
export interface CellNormalizer<Field extends string> {
  normalize?(field: Field, cell: string): string;
}

/** The style of a column of numbers; a point and commas where nothing was decided. */
export const numberStyleIn = (column: ColumnNumbers | null | undefined): NumberStyle =>
  !column || isDateStyle(column.style) ? 'pointComma' : column.style;

/** The rows of one entry, asked by what their columns became; what is wrong with them is collected on the way. */
export class RowReader<Field extends string> {
  readonly problems: ImportProblem[] = [];
  /** What the rows say and the store has no place for. */
  readonly notes = new Set<string>();
  readonly rows: readonly Row[];
  readonly #columns: readonly string[];
  /** One field may have several columns. */
  readonly #at: ReadonlyMap<Field, readonly number[]>;
  readonly #normalizer: CellNormalizer<Field>;
  readonly #numbers: readonly (ColumnNumbers | null)[];

  constructor(
    rows: readonly Row[],
    { columns, mapping, numbers }: Pick<FileImport<Field, object>, 'columns' | 'mapping' | 'numbers'>,
    normalizer: CellNormalizer<Field> = {},
  ) {
    this.rows = rows;
    this.#columns = columns;
    this.#numbers = numbers;
    this.#normalizer = normalizer;
    const at = new Map<Field, number[]>();
    for (const [column, field] of mapping.entries())
      if (field !== null) at.set(field, [...(at.get(field) ?? []), column]);
    this.#at = at;
  }

  has(...fields: Field[]): boolean {
    return fields.some((field) => this.#at.has(field));
  }

  /** The fields whose cells say something, in whichever row. */
  get stated(): Field[] {
    return [...this.#at.keys()].filter((field) =>
      this.rows.some((row) => this.cells(row, field).some(({ cell }) => cell !== '')),
    );
  }

  /** The first row that says something here says it for all. */
  text(field: Field): string {
    for (const row of this.rows) {
      const cell = this.cell(row, field);
      if (cell !== '') return cell;
    }
    return '';
  }

  cell(row: Row, field: Field): string {
    return this.cells(row, field)[0]?.cell ?? '';
  }

  /** The cells of all columns that became this field, with the titles of their columns, in the order of the file. */
  cells(row: Row, field: Field): { title: string; cell: string }[] {
    return (this.#at.get(field) ?? []).map((column) => {
      const cell = plainCell(row.cells[column] ?? '');
      return {
        title: this.#columns[column] ?? '',
        cell: this.#normalizer.normalize?.(field, cell) ?? cell,
      };
    });
  }

  /** As the file has it. */
  #rawCell(row: Row, field: Field): string {
    return plainCell(row.cells[this.#columnOf(field)] ?? '');
  }

  /** How the numbers of a column are written. @param at which of the columns of the field, from 0 */
  numberStyleOf(field: Field, at = 0): NumberStyle {
    return numberStyleIn(this.#numbers[this.#at.get(field)?.[at] ?? -1]);
  }

  /** How the dates of its column are written. */
  dateStyleOf(field: Field): DateStyle {
    const style = this.#numbers[this.#columnOf(field)]?.style ?? 'monthFirst';
    return isDateStyle(style) ? style : 'monthFirst';
  }

  /** The first column of a field; -1 where the file has none. */
  #columnOf(field: Field): number {
    return this.#at.get(field)?.[0] ?? -1;
  }

  /** What the cell says in another form. @returns undefined where it is empty, and where it is not one, which is told */
  read<T>(
    field: Field,
    form: (cell: string, style: NumberStyle) => T | undefined,
    text: string,
    row?: Row,
  ): T | undefined {
    const from = row ?? this.rows.find((one) => this.cell(one, field) !== '');
    const cell = from ? this.cell(from, field) : '';
    if (!from || cell === '') return undefined;
    const value = form(cell, this.numberStyleOf(field));
    if (value === undefined) this.blame('format', field, text, from);
    return value;
  }

  note(name: string): void {
    this.notes.add(name);
  }

  blame(kind: ProblemKind, field: Field | undefined, text: string, row = this.rows[0]): void {
    const column = field ? this.#columnOf(field) : row?.brokenAt;
    const title = column === undefined ? undefined : this.#columns[column];
    const problem: ImportProblem = {
      kind,
      row: row?.row ?? 0,
      value: field && row ? cutText(this.#rawCell(row, field), 200) : '',
      text,
      ...(title !== undefined && { column: title }),
    };
    // What several variants take from one row is wrong once.
    const isKnown = this.problems.some(
      (one) => one.row === problem.row && one.column === problem.column && one.text === text,
    );
    if (!isKnown) this.problems.push(problem);
  }

  /** Cells with letters that got lost, and rows that do not fit the head. */
  blameRows(): void {
    const { length } = this.#columns;
    // Separators at the end of a line make columns without a title, which not every line has.
    const titled = this.#columns.findLastIndex((title) => title !== '') + 1;
    for (const row of this.rows) {
      const isFit = row.cells.length >= titled && row.cells.slice(length).every((cell) => cell.trim() === '');
      if (row.broken !== undefined || !isFit) {
        const shape = `has ${row.cells.length} cells where the head has ${this.#columns.length}`;
        this.blame('broken', undefined, row.broken ?? shape, row);
        continue;
      }
      for (const [field, columns] of this.#at)
        if (columns.some((column) => isBroken(row.cells[column] ?? '')))
          this.blame('encoding', field, 'has broken letters', row);
    }
  }
}
