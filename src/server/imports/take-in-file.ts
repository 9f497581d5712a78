import { Readable } from 'node:stream';
import type { EncodingPreview, FileImport } from '../../shared/imports.ts';
import { PlatformError } from '../../platform/contract/errors.ts';
import type { Gateway } from '../gateway.ts';
import { EncodingSeen } from './encoding-seen.ts';
import type { ImportStore } from './import-store.ts';
import type { Checking, ImportKind } from './kind.ts';
import { delimiterOf, MAX_ROW, readRows } from './read-rows.ts';
import { withoutLongLines } from './without-long-lines.ts';
import { cutText } from '../../shared/cut-text.ts';

const PART = 262_144;
/** What columns are recognised by. */
const SAMPLED = 200;
/** So much of the file is read for that: what comes after it is the dry run's. */
const SAMPLED_PARTS = 8;
const MAX_COLUMNS = 500;
/** Of a title, and of what stands below it. */
const MAX_SHOWN = 200;

const notCsv = (message: string): PlatformError => new PlatformError(400, message, { code: 'NOT_A_CSV' });

const isLineEnd = (byte: number): boolean => byte === 10 || byte === 13;

/**
 * The head and the first row while they arrive: where one of them cannot be read, nobody waits for the rest of the file
 * to be stored first.
 */
class FirstLines {
  /** In UTF-16 a letter takes twice the bytes that the limit of a row counts. */
  static readonly #MAX_BYTES = 2 * MAX_ROW;
  #ended = 0;
  #length = 0;

  /** @throws 400 for a line that is longer than any row may be */
  take(part: Uint8Array): void {
    for (let from = 0; this.#ended < 2;) {
      const end = part.subarray(from).findIndex(isLineEnd);
      this.#length += end < 0 ? part.length - from : end;
      if (this.#length > FirstLines.#MAX_BYTES)
        throw notCsv(`Row ${this.#ended + 1} is longer than ${MAX_ROW / 1000} KB.`);
      if (end < 0) return;
      // The end of a line may be two bytes.
      if (this.#length > 0) this.#ended += 1;
      this.#length = 0;
      from += end + 1;
    }
  }
}

/** Bytes in parts of one size; what arrives comes as it likes. */
async function* inParts(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let uint8Arrays: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    uint8Arrays.push(chunk);
    size += chunk.length;
    if (size < PART) continue;
    yield Buffer.concat(uint8Arrays);
    uint8Arrays = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(uint8Arrays);
}

async function* firstOf<Item>(items: AsyncIterable<Item>, limit: number): AsyncGenerator<Item> {
  let count = 0;
  for await (const item of items) {
    yield item;
    if (++count === limit) return;
  }
}

/** What the columns of a file are, read in one encoding. */
type FileForm<Field extends string> = Pick<
  FileImport<Field, object>,
  'encoding' | 'delimiter' | 'source' | 'columns' | 'sample' | 'offered' | 'mapping'
>;

interface StartOfFile {
  delimiter: string;
  rows: string[][];
  /** Why a row before these could not be read. */
  unreadable?: string;
}

/** The first rows; without its head no file is a table. */
async function readStart(
  parts: AsyncIterable<Uint8Array>,
  encoding: string,
  limit: number,
): Promise<StartOfFile> {
  const start: Uint8Array[] = [];
  for await (const part of firstOf(parts, SAMPLED_PARTS)) start.push(part);
  const text = new TextDecoder(encoding).decode(start[0]?.subarray(0, 65_536));
  const delimiter = delimiterOf(text);
  const rows: string[][] = [];
  let unreadable: string | undefined;
  for await (const { row, cells, broken } of readRows(Readable.from(start), { encoding, delimiter })) {
    if (broken === undefined) rows.push(cells);
    else unreadable ??= `Row ${row} ${broken}.`;
    if (rows.length > limit || rows.length === 0) break;
  }
  return { delimiter, rows, ...(unreadable !== undefined && { unreadable }) };
}

/** @throws 400 for what is no table in this encoding */
export async function recogniseFile<Field extends string>(
  kind: Pick<ImportKind<Field>, 'recognise' | 'offered'>,
  parts: AsyncIterable<Uint8Array>,
  encoding: string,
  checking: Checking,
): Promise<FileForm<Field>> {
  const { delimiter, rows, unreadable } = await readStart(parts, encoding, SAMPLED);
  const [head = [], ...first] = rows;
  const columns = head.map((title) => cutText(title.trim(), MAX_SHOWN));
  if (columns.length < 2 || columns.length > MAX_COLUMNS || first.length === 0)
    throw notCsv(unreadable ?? 'The file is not a table: a head, columns and at least one row.');
  const offered = (await kind.offered?.(checking)) ?? [];
  const { source, mapping } = kind.recognise(columns, first, offered);
  const sample = columns.map(
    (_, at) => first.map((cells) => cells[at] ?? '').find((cell) => cell !== '') ?? '',
  );
  return {
    encoding,
    delimiter,
    source,
    columns,
    sample: sample.map((value) => cutText(value, MAX_SHOWN)),
    offered,
    mapping,
  };
}

const PREVIEWED_ROWS = 5;
const PREVIEWED_COLUMNS = 4;

const isTelling = (text: string): boolean => /[^\0-\x7F]/.test(text);

/** How the first rows, the head among them, read in an encoding. Rows and columns with letters beyond ASCII come first: they tell. */
export async function previewFile(
  parts: AsyncIterable<Uint8Array>,
  encoding: string,
): Promise<EncodingPreview> {
  const { rows } = await readStart(parts, encoding, SAMPLED);
  const [head = [], ...others] = rows;
  const tellingFirst = <Item>(items: readonly Item[], textOf: (item: Item) => string): Item[] =>
    items.toSorted((a, b) => Number(isTelling(textOf(b))) - Number(isTelling(textOf(a))));
  const all = [head, ...tellingFirst(others, (cells) => cells.join('')).slice(0, PREVIEWED_ROWS - 1)];
  const columns = tellingFirst([...head.keys()], (at) => all.map((cells) => cells[at] ?? '').join(''))
    .slice(0, PREVIEWED_COLUMNS)
    .toSorted((a, b) => a - b);
  return { rows: all.map((cells) => columns.map((at) => cutText(cells[at] ?? '', MAX_SHOWN))) };
}

/** Keeps a file as it arrives and sees what its columns are. @throws 400 for what is no table */
export async function takeInFile<Field extends string, Options extends object>(
  kind: Pick<ImportKind<Field, Options>, 'recognise' | 'offered' | 'firstOptions'>,
  body: AsyncIterable<Uint8Array>,
  { fileName, by }: { fileName: string; by: string },
  store: Pick<ImportStore<Field, Options>, 'addPart' | 'dropParts' | 'parts' | 'create' | 'get'>,
  gateway: Checking & Pick<Gateway, 'ids'>,
): Promise<FileImport<Field, Options>> {
  const id = gateway.ids.guid();
  const seen = new EncodingSeen();
  const firstLines = new FirstLines();
  let parts = 0;
  try {
    for await (const part of inParts(withoutLongLines(body))) {
      firstLines.take(part);
      seen.take(part);
      await store.addPart(id, parts++, part);
    }
    const form = await recogniseFile(kind, store.parts(id), seen.encoding, gateway);
    const now = gateway.clock.now();
    await store.create({ id, fileName, ...form, options: kind.firstOptions, by, now });
  } catch (error) {
    await store.dropParts(id);
    throw error;
  }
  const made = await store.get(id);
  if (!made) throw notCsv('The file is gone.');
  return made;
}
