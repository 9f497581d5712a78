import type { ColumnNumbers, FileImport, ImportProblem, ProblemKind } from '../../shared/imports.ts';
import type { NumberStyle } from '../../shared/number-styles.ts';
import { isBroken, plainCell } from './cells.ts';
import type { Row } from './read-rows.ts';
import { cutText } from '../../shared/cut-text.ts';

/** The rows of one entry, asked by what their columns became; what is wrong with them is collected on the way. */
export class RowReader<Field extends string> {
  readonly problems: ImportProblem[] = [];
  readonly rows: readonly Row[];
  readonly #columns: readonly string[];
  readonly #at: ReadonlyMap<Field, number>;
  readonly #numbers: readonly (ColumnNumbers | null)[];

  constructor(
    rows: readonly Row[],
    { columns, mapping, numbers }: Pick<FileImport<Field, object>, 'columns' | 'mapping' | 'numbers'>,
  ) {
    this.rows = rows;
    this.#columns = columns;
    this.#numbers = numbers;
    this.#at = new Map(mapping.flatMap((field, column) => (field ? [[field, column] as const] : [])));
  }

  has(...fields: Field[]): boolean {
    return fields.some((field) => this.#at.has(field));
  }

  /** The fields whose cells say something, in whichever row. */
  get stated(): Field[] {
    return [...this.#at.keys()].filter((field) => this.text(field) !== '');
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
    const column = this.#at.get(field);
    const cell = column === undefined ? '' : (row.cells[column] ?? '');
    return plainCell(cell);
  }

  /** How the numbers of its column are written. */
  #styleOf(field: Field): NumberStyle {
    return this.#numbers[this.#at.get(field) ?? -1]?.style ?? 'pointComma';
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
    const value = form(cell, this.#styleOf(field));
    if (value === undefined) this.blame('format', field, text, from);
    return value;
  }

  blame(kind: ProblemKind, field: Field | undefined, text: string, row = this.rows[0]): void {
    const column = field ? this.#at.get(field) : row?.brokenAt;
    const title = column === undefined ? undefined : this.#columns[column];
    this.problems.push({
      kind,
      row: row?.row ?? 0,
      value: field && row ? cutText(this.cell(row, field), 200) : '',
      text,
      ...(title !== undefined && { column: title }),
    });
  }

  /** Cells with letters that got lost, and rows that do not fit the head. */
  blameRows(): void {
    for (const row of this.rows) {
      const { length } = this.#columns;
      const isFit = row.cells.length >= length && row.cells.slice(length).every((cell) => cell.trim() === '');
      if (row.broken !== undefined || !isFit) {
        const shape = `has ${row.cells.length} cells where the head has ${this.#columns.length}`;
        this.blame('broken', undefined, row.broken ?? shape, row);
        continue;
      }
      for (const [field, column] of this.#at) {
        if (isBroken(row.cells[column] ?? '')) this.blame('encoding', field, 'has broken letters', row);
      }
    }
  }
}
