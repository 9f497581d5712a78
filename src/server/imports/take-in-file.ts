import type { OrderImport } from '../../shared/order-import.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import type { ImportStore } from './import-store.ts';
import { delimiterOf, readRows } from './read-rows.ts';
import { recognise } from './recognise.ts';

const PART = 262_144;
/** What columns are recognised by. */
const SAMPLED = 200;
const MOST_COLUMNS = 500;

const notCsv = (message: string): PlatformError => new PlatformError(400, message, { code: 'NOT_A_CSV' });

/** Bytes in parts of one size; what arrives comes as it likes. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    held.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield Buffer.concat(held);
    held = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(held);
}

/** Notices what is not UTF-8 while the file passes by. */
class EncodingSeen {
  #decoder: TextDecoder | undefined = new TextDecoder('utf-8', { fatal: true });
  #start: Uint8Array | undefined;

  take(part: Uint8Array): void {
    this.#start ??= part;
    try {
      this.#decoder?.decode(part, { stream: true });
    } catch {
      this.#decoder = undefined;
    }
  }

  get start(): Uint8Array {
    return this.#start ?? new Uint8Array();
  }

  /** Spreadsheets write UTF-16 with a mark before it, and else what Windows had. */
  get encoding(): string {
    const [first, second] = this.start;
    if (first === 0xff && second === 0xfe) return 'utf-16le';
    return this.#decoder ? 'utf-8' : 'windows-1252';
  }
}

/** Keeps a file as it arrives and sees what its columns are. @throws 400 for what is no table */
export async function takeInFile(
  body: AsyncIterable<Uint8Array>,
  { fileName, by }: { fileName: string; by: string },
  { store, ids, clock }: { store: ImportStore } & Pick<Gateway, 'ids' | 'clock'>,
): Promise<OrderImport> {
  const id = ids.guid();
  const seen = new EncodingSeen();
  let parts = 0;
  try {
    for await (const part of inParts(body)) {
      seen.take(part);
      await store.addPart(id, parts++, part);
    }
    const { encoding } = seen;
    const delimiter = delimiterOf(new TextDecoder(encoding).decode(seen.start.subarray(0, 65_536)));
    const rows: string[][] = [];
    for await (const { cells, broken } of readRows(() => store.parts(id), { encoding, delimiter })) {
      if (broken === undefined) rows.push(cells);
      if (rows.length > SAMPLED) break;
    }
    const [head = [], ...first] = rows;
    const columns = head.map((title) => title.trim().slice(0, 200));
    if (columns.length < 2 || columns.length > MOST_COLUMNS || first.length === 0)
      throw notCsv('The file is not a table: a head, columns and at least one row.');
    const { source, mapping } = recognise(columns, first);
    const sample = columns.map(
      (_, at) => first.map((cells) => cells[at] ?? '').find((cell) => cell !== '') ?? '',
    );
    await store.create({
      id,
      fileName,
      encoding,
      delimiter,
      source,
      columns,
      sample: sample.map((value) => value.slice(0, 200)),
      mapping,
      options: { anySum: false, anyCurrency: false },
      by,
      now: clock.now(),
    });
  } catch (error) {
    await store.dropParts(id);
    throw error;
  }
  const made = await store.get(id);
  if (!made) throw notCsv('The file is gone.');
  return made;
}
