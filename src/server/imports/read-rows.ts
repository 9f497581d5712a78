import { setImmediate } from 'node:timers/promises';
import { parse, type Parser } from 'csv-parse';

export interface Row {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  cells: string[];
  /** Why it could not be read. */
  broken?: string;
  /** The column of the cell that is to blame for that, from 0. */
  brokenAt?: number;
}

export interface FileForm {
  encoding: string;
  delimiter: string;
}

/** The most bytes of one row. A quote that is never closed would take the rest of the file for one cell. */
export const MAX_ROW = 200_000;
/** The most characters of one cell: as many as a spreadsheet's cell holds. */
const MAX_CELL = 32_767;
/** The most broken rows of a file; each costs reading what comes after it again. */
const MAX_BROKEN = 100;
/** Bytes that are parsed before the event loop gets a turn. */
const SLICE = 65_536;

/** By the first line a file may tell spreadsheets what separates its cells. It is no row: they do not show it either. */
const SEPARATOR_LINE = /^\uFEFF?"?sep=([^\r\n"\p{L}\p{N}])"?[\t ]*(?:\r\n|\r|\n)/iu;
const MAX_SEPARATOR_LINE = 16;

/** What the file says, else the sign that the head has most of. */
export function delimiterOf(start: string): string {
  const declared = SEPARATOR_LINE.exec(start)?.[1];
  if (declared !== undefined) return declared;
  const head = start.split(/[\r\n]+/).find((line) => /[\p{L}\p{N}]/u.test(line)) ?? '';
  const titles = head.replaceAll(/"[^"]*"/g, '');
  const count = (sign: string): number => titles.split(sign).length;
  return [',', ';', '\t', '|'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The file as UTF-8, without the line that says what separates its cells. */
async function* decode(parts: AsyncIterable<Uint8Array>, encoding: string): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  // No database keeps the character 0.
  const toBuffer = (text: string): Buffer => Buffer.from(text.replaceAll('\0', ''));
  let start: string | undefined = '';
  for await (const part of parts) {
    const text = decoder.decode(part, { stream: true });
    if (start === undefined) yield toBuffer(text);
    else {
      start += text;
      if (start.length < MAX_SEPARATOR_LINE) continue;
      yield toBuffer(start.replace(SEPARATOR_LINE, ''));
      start = undefined;
    }
  }
  yield toBuffer((start ?? '').replace(SEPARATOR_LINE, '') + decoder.decode());
}

/** Bytes that wait to be parsed. */
class Input {
  readonly #source: AsyncIterator<Buffer>;
  #waiting: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** @returns undefined at the end */
  async next(): Promise<Buffer | undefined> {
    while (this.#waiting.length === 0) {
      const { value, done } = await this.#source.next();
      if (done) return undefined;
      this.#waiting = value;
    }
    const slice = this.#waiting.subarray(0, SLICE);
    this.#waiting = this.#waiting.subarray(slice.length);
    return slice;
  }

  putBack(bytes: Buffer): void {
    this.#waiting = Buffer.concat([bytes, this.#waiting]);
  }

  /** Tells the source that no more is read. */
  async close(): Promise<void> {
    await this.#source.return?.();
  }
}

class RowTooLong extends Error {}

const NEWLINE = 10;
const RETURN = 13;

/** What ends a row: a return alone only in a file that has nothing else. `\r\r\n` is `\r\n` written by a program that adds its own return. */
type LineEnds = readonly string[];
const LINE_FEEDS: LineEnds = ['\r\r\n', '\r\n', '\n'];
const RETURNS: LineEnds = ['\r'];

/** By so much of the file as it takes to see a line feed. */
async function lineEndsOf(input: Input): Promise<LineEnds> {
  let start = Buffer.alloc(0);
  while (start.length < SLICE && !start.includes(NEWLINE)) {
    const slice = await input.next();
    if (!slice) break;
    start = Buffer.concat([start, slice]);
  }
  input.putBack(start);
  return start.includes(RETURN) && !start.includes(NEWLINE) ? RETURNS : LINE_FEEDS;
}

/** `"text" `: spaces after the quote that closes a cell make the quotes part of the text. */
const SPACED_QUOTES = /^"(.*)"[\t ]+$/s;

/** What stands before a row is none of its own. */
const withoutEmptyLines = (tail: Buffer): Buffer => {
  const start = tail.findIndex((byte) => byte !== NEWLINE && byte !== RETURN);
  return tail.subarray(start < 0 ? tail.length : start);
};

/** Parses slices until one row cannot be read. */
class RowParser {
  readonly #parser: Parser;
  #read: string[][] = [];
  #end = 0;
  /** Where the tail begins, of all that was parsed. */
  #tailAt = 0;
  /** The row that has not ended yet. */
  tail: Buffer = Buffer.alloc(0);
  failure: Error | undefined;

  constructor(delimiter: string, lineEnds: LineEnds) {
    this.#parser = parse({
      delimiter,
      record_delimiter: [...lineEnds],
      // Spaces before the quote that opens a cell.
      ltrim: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: MAX_ROW,
      on_record: (cells: string[], { bytes }) => {
        this.#read.push(cells.map((cell) => this.#withoutQuotes(cell, bytes)));
        this.#end = bytes;
        return null;
      },
    });
    this.#parser.on('error', (error) => (this.failure = error));
  }

  /** A cell without quotes that only spaces after them made text. @param end of its row, of all that was parsed */
  #withoutQuotes(cell: string, end: number): string {
    const inner = cell.startsWith('"') ? SPACED_QUOTES.exec(cell)?.[1] : undefined;
    if (inner === undefined) return cell;
    const row = this.tail.subarray(Math.max(0, this.#end - this.#tailAt), end - this.#tailAt).toString();
    return row.includes(`"${cell.replaceAll('"', '""')}"`) ? cell : inner;
  }

  /** The rows that end in this slice; undefined ends the file. The event loop gets a turn meanwhile. */
  async take(slice: Buffer | undefined): Promise<string[][]> {
    if (slice) {
      this.tail = Buffer.concat([this.tail, slice]);
      this.#parser.write(slice);
    } else this.#parser.resume().end();
    await setImmediate();
    const rest = withoutEmptyLines(this.tail.subarray(Math.max(0, this.#end - this.#tailAt)));
    this.#tailAt += this.tail.length - rest.length;
    this.tail = rest;
    // The parser does not count delimiters: a row of nothing else would never be too long for it.
    if (rest.length > MAX_ROW) this.failure ??= new RowTooLong();
    return this.#read.splice(0);
  }
}

const isUnreadable = (error: Error): boolean =>
  error instanceof RowTooLong || ('code' in error && String(error.code).startsWith('CSV_'));

/** Leaves out the line in which a row begins that cannot be read. @returns why it cannot be */
async function skipLine(row: Buffer, input: Input, lineEnds: LineEnds): Promise<string> {
  const lineEnd = lineEnds === RETURNS ? RETURN : NEWLINE;
  let line = row;
  let end = line.indexOf(lineEnd);
  const isLong = (end < 0 ? line.length : end) > MAX_ROW;
  while (end < 0) {
    const next = await input.next();
    if (!next) break;
    line = next;
    end = line.indexOf(lineEnd);
  }
  if (end >= 0) input.putBack(line.subarray(end + 1));
  return isLong ? `is longer than ${MAX_ROW / 1000} KB` : 'has a quote that is not closed';
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

const withinBounds = (row: number, cells: string[]): Row => {
  const brokenAt = cells.findIndex((cell) => cell.length > MAX_CELL);
  if (brokenAt < 0) return { row, cells };
  const broken = `has a cell with more than ${MAX_CELL.toLocaleString('en')} characters`;
  return { row, cells, broken, brokenAt };
};

/**
 * The rows of a file, one at a time; empty ones are left out. One that cannot be read is a broken one; reading goes on in the line after its
 * first. However long a row is, little more than its longest permitted length is in memory.
 */
export async function* readRows(
  parts: AsyncIterable<Uint8Array>,
  { encoding, delimiter }: FileForm,
): AsyncGenerator<Row> {
  const input = new Input(decode(parts, encoding));
  try {
    yield* parseRows(input, delimiter);
  } finally {
    await input.close();
  }
}

/** Whatever stands above it, the first row that is not empty is the head. */
export async function* withoutHead(rows: AsyncIterable<Row>): AsyncGenerator<Row> {
  let isHead = true;
  for await (const row of rows) {
    if (!isHead) yield row;
    isHead = false;
  }
}

async function* parseRows(input: Input, delimiter: string): AsyncGenerator<Row> {
  const lineEnds = await lineEndsOf(input);
  let row = 0;
  for (let broken = 0; ; broken++) {
    const parser = new RowParser(delimiter, lineEnds);
    let slice: Buffer | undefined;
    do {
      slice = await input.next();
      for (const cells of await parser.take(slice)) {
        row += 1;
        // Spreadsheets count empty rows, and write those below a table along with it.
        if (!isBlank(cells)) yield withinBounds(row, cells);
      }
    } while (slice && !parser.failure);
    if (!parser.failure) return;
    if (!isUnreadable(parser.failure)) throw parser.failure;
    if (broken === MAX_BROKEN) {
      yield { row: ++row, cells: [], broken: 'cannot be read, and nothing after it' };
      return;
    }
    yield { row: ++row, cells: [], broken: await skipLine(parser.tail, input, lineEnds) };
  }
}
