import { setImmediate } from 'node:timers/promises';
import { addMoney } from '../../shared/money.ts';
import type { FileImport, ImportPart, ImportProblem, ImportSummary } from '../../shared/imports.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { CheckProgress } from './check-store.ts';
import type { ImportStore } from './import-store.ts';
import type { Checking, Compared, ImportKind, Reading, Ready, Staged } from './kind.ts';
import { resolveStyles } from './numbers/resolve-styles.ts';
import { readRows, type Row } from './read-rows.ts';
import { RowReader } from './row-reader.ts';
import { cutText } from '../../shared/cut-text.ts';

/** Entries that are compared and written together, or as many as have so many characters. */
const BATCH = 100;
const BATCH_CHARACTERS = 262_144;
/** How many of these are between two looks at whether the dry run is to go on. */
const BATCHES_UNSEEN = 10;

interface CheckRun {
  /** What tells this run from every other of the same file, also from one of another process. */
  run: string;
  /** How far an earlier run of the same dry run came. */
  progress: CheckProgress | undefined;
  /** Hears of each part of the file, from 0, that is done; undefined where none is. @throws to end the dry run */
  onProgress: (part?: number) => Promise<void>;
}

async function* followed(
  parts: AsyncIterable<Uint8Array>,
  onPart: CheckRun['onProgress'],
): AsyncGenerator<Uint8Array> {
  let part = 0;
  for await (const content of parts) {
    yield content;
    await onPart(part++);
  }
}

const charactersOf = (entry: readonly Row[]): number =>
  entry.reduce((sum, { cells }) => cells.reduce((all, cell) => all + cell.length, sum), 0);

/** Reads all of the file and writes down what each entry would become; nothing of the store is changed. */
class DryRun<Field extends string, Request extends object> {
  readonly #given: FileImport<Field, object>;
  readonly #reading: Reading<Field, Request>;
  readonly #mostRows: number;
  readonly #seen = new Map<string, number>();
  #summary: ImportSummary;
  #position = 0;

  constructor(fileImport: FileImport<Field, object>, reading: Reading<Field, Request>, mostRows: number) {
    this.#given = fileImport;
    this.#reading = reading;
    this.#mostRows = mostRows;
    const nothing = () => ({ count: 0, ...(reading.amountOf && { amount: '0' }) });
    this.#summary = {
      rows: 0,
      ...nothing(),
      ...(reading.linesOf && { lines: 0 }),
      fresh: nothing(),
      changed: nothing(),
      unchanged: nothing(),
      refused: nothing(),
      problems: {},
      columns: fileImport.columns.map(() => ({ read: 0, wrong: 0 })),
    };
  }

  /**
   * After `progress` the file is parsed from its start once more: an entry depends on all before it. They are not compared
   * with the store again.
   */
  async run(store: ImportStore, { run, progress, onProgress }: CheckRun): Promise<ImportSummary> {
    const { id } = this.#given;
    const stage = async (entries: readonly Staged<Request>[]): Promise<void> => {
      const compared = await this.#compare(entries);
      const reached = { position: this.#position, summary: this.#summary };
      await store.checks.stage(id, { run, entries: compared, progress: reached });
    };
    let batch: Staged<Request>[] = [];
    let characters = 0;
    let batches = 0;
    const rows = readRows(followed(store.parts(id), onProgress), this.#given);
    for await (const entry of this.#reading.entries(rows)) {
      const staged = this.#read(entry);
      if (progress && staged.position < progress.position) {
        if (this.#position === progress.position) this.#summary = progress.summary;
        continue;
      }
      batch.push(staged);
      characters += charactersOf(entry);
      if (batch.length < BATCH && characters < BATCH_CHARACTERS) continue;
      await stage(batch);
      batch = [];
      characters = 0;
      if (++batches % BATCHES_UNSEEN === 0) await onProgress();
      // An embedded database answers within the same turn of the event loop.
      await setImmediate();
    }
    await stage(batch);
    return this.#summary;
  }

  #read(rows: readonly Row[]): Staged<Request> {
    const from = new RowReader<Field>(rows, this.#given, this.#reading);
    from.blameRows();
    const row = rows[0]?.row ?? 0;
    const keyField = this.#reading.keyFieldOf(from);
    const cells = rows.map((one) => one.cells);
    const staged = { position: this.#position++, row, key: cutText(from.text(keyField), 254), cells };
    this.#count(from);
    const key = from.problems.length > 0 ? undefined : this.#reading.keyOf(from);
    if (key === undefined) return this.#refused(staged, from.problems);
    // Some are known by one column and some by another.
    const known = `${keyField} ${key}`;
    const earlier = this.#seen.get(known);
    if (earlier === undefined) this.#seen.set(known, row);
    else from.blame('twice', keyField, `row ${earlier} has it too`);
    const request = from.problems.length > 0 ? undefined : this.#reading.read(from, key);
    if (from.problems.length > 0 || !request) return this.#refused({ ...staged, key }, from.problems);
    if (this.#reading.linesOf)
      this.#summary.lines = (this.#summary.lines ?? 0) + this.#reading.linesOf(request);
    return { ...staged, key, request, ...(from.notes.size > 0 && { notes: [...from.notes] }) };
  }

  /** @throws 400 for more rows than any such file has */
  #count(from: RowReader<Field>): void {
    this.#summary.rows += from.rows.length;
    if (this.#summary.rows > this.#mostRows)
      throw new PlatformError(400, `The file has more than ${this.#mostRows} rows; divide it.`, {
        code: 'TOO_MANY_ROWS',
        data: { most: this.#mostRows },
      });
    for (const { cells } of from.rows)
      for (const [index, column] of this.#summary.columns.entries()) if (cells[index]) column.read += 1;
  }

  #refused(staged: Staged<Request>, problems: ImportProblem[]): Staged<Request> {
    const { columns } = this.#given;
    for (const title of new Set(problems.map(({ column }) => column))) {
      const column = this.#summary.columns[title === undefined ? -1 : columns.indexOf(title)];
      if (column) column.wrong += 1;
    }
    const { request: _, notes: _notes, ...rest } = staged;
    return { ...rest, problems };
  }

  /** What of it is in the store already. What would change nothing is not written down. */
  async #compare(batch: readonly Staged<Request>[]): Promise<Staged<Request>[]> {
    const ready = batch.filter((staged): staged is Ready<Request> => staged.request !== undefined);
    const compared = new Map<Staged<Request>, Compared<Field>>();
    const answers = await this.#reading.compare(ready);
    for (const [index, staged] of ready.entries()) {
      const answer = answers[index];
      if (answer) compared.set(staged, answer);
    }
    return batch.flatMap((staged) => {
      const {
        part,
        problems,
        changes,
        notes: ofStore = [],
      } = compared.get(staged) ?? { part: 'unchanged' as const };
      const after = problems
        ? this.#refused(
            staged,
            problems.map((problem) => this.#told(staged, problem)),
          )
        : staged;
      this.#add(after.problems ? 'refused' : part, after);
      if (after.problems) return [after];
      const { cells: _, notes, ...rest } = after;
      if (part !== 'unchanged') this.#note([...(notes ?? []), ...ofStore]);
      if (changes?.some(({ isLost }) => isLost)) this.#summary.lossy = (this.#summary.lossy ?? 0) + 1;
      return part === 'unchanged' ? [] : [{ ...rest, ...(changes && { changes }) }];
    });
  }

  #told(
    { row }: Staged<Request>,
    { field, ...problem }: NonNullable<Compared<Field>['problems']>[number],
  ): ImportProblem {
    const { columns, mapping } = this.#given;
    const column = columns[mapping.indexOf(field)];
    return { ...problem, row, ...(column !== undefined && { column }) };
  }

  #note(notes: readonly string[]): void {
    if (notes.length === 0) return;
    const counts = { ...this.#summary.notes };
    for (const name of notes) counts[name] = (counts[name] ?? 0) + 1;
    this.#summary.notes = counts;
  }

  #add(part: ImportPart, staged: Staged<Request>): void {
    const summary = this.#summary;
    const amount = this.#reading.amountOf?.(staged);
    for (const sum of [summary, summary[part]]) {
      sum.count += 1;
      if (amount !== undefined) sum.amount = addMoney(sum.amount ?? '0', amount);
    }
    for (const kind of new Set(staged.problems?.map((problem) => problem.kind)))
      summary.problems[kind] = (summary.problems[kind] ?? 0) + 1;
  }
}

/**
 * Writes down what would happen; nothing but how its numbers are written, where somebody has to choose that first.
 * @throws CheckReplaced, and what `onProgress` throws
 */
export async function dryRun<Field extends string, Options extends object, Request extends object>(
  kind: ImportKind<Field, Options, Request>,
  fileImport: FileImport<Field, Options>,
  { store, checking, ...run }: CheckRun & { store: ImportStore; checking: Checking },
): Promise<void> {
  const numbers = await resolveStyles(kind, fileImport, { store, currency: checking.store.currency, ...run });
  if (numbers.some((one) => one?.certainty === 'needed')) return;
  const settled = { ...fileImport, numbers };
  const reading = kind.begin(settled, checking);
  const summary = await new DryRun(settled, reading, kind.mostRows).run(store, run);
  await store.checks.end(fileImport.id, { run: run.run, summary, now: checking.clock.now() });
}
