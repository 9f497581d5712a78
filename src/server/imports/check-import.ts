import { addMoney } from '../../shared/money.ts';
import {
  missingFields,
  type ImportProblem,
  type ImportSummary,
  type OrderImport,
} from '../../shared/order-import.ts';
import type { Gateway } from '../gateway.ts';
import { readAmount, readNumber } from './cells.ts';
import { findNumbers } from './find-numbers.ts';
import type { ImportStore, StagedOrder } from './import-store.ts';
import { orderOfRows } from './order-of-rows.ts';
import { readRows, type Row } from './read-rows.ts';
import { RowReader } from './row-reader.ts';

type Checking = Pick<Gateway, 'platformFetch' | 'store' | 'clock'>;

const BATCH = 100;
/** More is no order, and would be held in memory. */
const MOST_ROWS = 1000;

const noPart = () => ({ orders: 0, amount: '0' });

interface Group {
  number: string;
  rows: Row[];
}

/** Rows one behind the other with the same number are one order; one that cannot be read belongs to what is around it. */
async function* groups(rows: AsyncIterable<Row>, numberAt: number): AsyncGenerator<Group> {
  let open: Group | undefined;
  let unread: Row[] = [];
  const closed = function* (): Generator<Group> {
    if (open) yield open;
    for (const row of unread) yield { number: '', rows: [row] };
    unread = [];
  };
  for await (const row of rows) {
    if (row.row === 1) continue;
    if (row.broken !== undefined) {
      unread.push(row);
      continue;
    }
    const number = (row.cells[numberAt] ?? '').trim();
    if (open && number !== '' && number === open.number && open.rows.length < MOST_ROWS) {
      open.rows.push(...unread.splice(0), row);
      continue;
    }
    yield* closed();
    open = { number, rows: [row] };
  }
  yield* closed();
}

/** Reads all of the file and writes down what each order would become; nothing of the store is changed. */
class DryRun {
  readonly #given: OrderImport;
  readonly #checking: Checking;
  readonly #seen = new Map<string, number>();
  readonly #summary: ImportSummary;
  #position = 0;

  constructor(given: OrderImport, checking: Checking) {
    this.#given = given;
    this.#checking = checking;
    this.#summary = {
      rows: 0,
      orders: 0,
      lines: 0,
      amount: '0',
      fresh: noPart(),
      changed: noPart(),
      refused: noPart(),
      problems: {},
      columns: given.columns.map(() => ({ read: 0, wrong: 0 })),
    };
  }

  async run(store: ImportStore): Promise<ImportSummary> {
    const { id, mapping } = this.#given;
    let batch: StagedOrder[] = [];
    const rows = readRows(() => store.parts(id), this.#given);
    for await (const group of groups(rows, mapping.indexOf('number'))) {
      batch.push(this.#read(group.rows));
      if (batch.length < BATCH) continue;
      await store.stage(id, await this.#compare(batch));
      batch = [];
    }
    await store.stage(id, await this.#compare(batch));
    return this.#summary;
  }

  #read(rows: readonly Row[]): StagedOrder {
    const { columns, mapping, options } = this.#given;
    const { store, clock } = this.#checking;
    const from = new RowReader(rows, columns, mapping);
    from.blameRows();
    const first = rows[0]?.row ?? 0;
    const written = from.text('number');
    const number = readNumber(written);
    const staged = { position: this.#position++, row: first, number: number ?? written.slice(0, 50) };
    this.#count(from);
    if (from.problems.length === 0) {
      if (number === undefined)
        from.blame(
          written === '' ? 'missing' : 'format',
          'number',
          written === '' ? 'is empty' : 'is not a number',
        );
      const earlier = number === undefined ? undefined : this.#seen.get(number);
      if (earlier !== undefined) from.blame('twice', 'number', `row ${earlier} has it too`);
      else if (number !== undefined) this.#seen.set(number, first);
      // Without lines there is one row for an order.
      if (rows.length > 1 && !from.has('lineName', 'lineSku'))
        from.blame('twice', 'number', `row ${first} has it too`, rows[1]);
    }
    if (from.problems.length > 0) return this.#refused(staged, rows, from.problems);
    const request = orderOfRows(from, String(number), { ...options, ...store, now: clock.now() });
    if (from.problems.length > 0) return this.#refused(staged, rows, from.problems);
    this.#summary.lines += request.lineItems.length;
    return { ...staged, request, cells: rows.map(({ cells }) => cells) };
  }

  #refused(staged: StagedOrder, rows: readonly Row[], problems: ImportProblem[]): StagedOrder {
    const { columns } = this.#given;
    for (const title of new Set(problems.map(({ column }) => column))) {
      const column = this.#summary.columns[title === undefined ? -1 : columns.indexOf(title)];
      if (column) column.wrong += 1;
    }
    return { cells: rows.map(({ cells }) => cells), ...staged, problems };
  }

  #count(from: RowReader): void {
    this.#summary.rows += from.rows.length;
    for (const { cells } of from.rows)
      for (const [index, column] of this.#summary.columns.entries()) if (cells[index]) column.read += 1;
  }

  /** What of it is in the store already. */
  async #compare(batch: readonly StagedOrder[]): Promise<StagedOrder[]> {
    const ready = batch.filter(({ problems }) => !problems).map(({ number }) => number);
    const known = await findNumbers(this.#checking.platformFetch, ready);
    return batch.map((staged) => {
      const order = staged.problems ? undefined : known.get(staged.number);
      const isTaken = order !== undefined && order.imported !== true;
      const compared = isTaken ? this.#taken(staged) : staged;
      const part = compared.problems ? 'refused' : order ? 'changed' : 'fresh';
      this.#add(part, this.#amountOf(compared), compared.problems);
      if (compared.problems) return compared;
      const { cells: _, ...rest } = compared;
      return rest;
    });
  }

  #taken({ position, row, number, cells }: StagedOrder): StagedOrder {
    const { columns, mapping } = this.#given;
    const column = columns[mapping.indexOf('number')] ?? '';
    const text = 'an order that was placed here has it';
    const problem = { kind: 'taken' as const, row, column, value: number, text };
    return this.#refused({ position, row, number, ...(cells && { cells }) }, [], [problem]);
  }

  #amountOf({ request, cells }: StagedOrder): string {
    const { mapping } = this.#given;
    const { currency } = this.#checking.store;
    if (request) return request.currency === currency ? request.priceSummary.total.amount : '0';
    const cell = cells?.[0]?.[mapping.indexOf('total')];
    return (cell !== undefined && readAmount(cell)) || '0';
  }

  #add(name: 'fresh' | 'changed' | 'refused', amount: string, problems: readonly ImportProblem[] = []): void {
    const summary = this.#summary;
    summary.orders += 1;
    summary.amount = addMoney(summary.amount, amount);
    summary[name].orders += 1;
    summary[name].amount = addMoney(summary[name].amount, amount);
    for (const kind of new Set(problems.map((problem) => problem.kind)))
      summary.problems[kind] = (summary.problems[kind] ?? 0) + 1;
  }
}

/** @returns the import with what would happen; without, where a number, a date or a total are not found */
export async function checkImport(given: OrderImport, store: ImportStore, checking: Checking): Promise<void> {
  if (missingFields(given.mapping).length > 0) return;
  const summary = await new DryRun(given, checking).run(store);
  await store.endCheck(given.id, summary, checking.clock.now());
}
