import { setImmediate } from 'node:timers/promises';
import { parse, type Parser } from 'csv-parse';

export interface Row {
  /** As a spreadsheet counts: the head is row 1. */
  row: number;
  cells: string[];
  /** Why it could not be read. */
  broken?: string;
}

export interface FileForm {
  encoding: string;
  delimiter: string;
}

/** A quote that is never closed would take the rest of the file for one cell. */
const MOST_RECORD = 200_000;
/** A file with more such rows is none. */
const MOST_BROKEN = 100;

/** The sign that the head has most of. */
export function delimiterOf(start: string): string {
  const [head = ''] = start.split(/\r?\n/, 1);
  const count = (sign: string): number => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The file as UTF-8 from this byte on. */
async function* decoded(
  parts: AsyncIterable<Uint8Array>,
  encoding: string,
  from: number,
): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder(encoding);
  let passed = 0;
  const rest = (text: string): Buffer => {
    // No database keeps the character 0.
    const bytes = Buffer.from(text.replaceAll('\0', ''));
    const wanted = bytes.subarray(Math.max(0, from - passed));
    passed += bytes.length;
    return wanted;
  };
  for await (const part of parts) yield rest(decoder.decode(part, { stream: true }));
  yield rest(decoder.decode());
}

/** Where the line after this place begins; undefined at the end. */
async function nextLine(text: AsyncIterable<Buffer>, from: number): Promise<number | undefined> {
  let at = from;
  for await (const part of text) {
    const end = part.indexOf('\n');
    if (end >= 0) return at + end + 1;
    at += part.length;
  }
  return undefined;
}

interface Read {
  cells: string[];
  /** Where the row ends. */
  bytes: number;
}

/** Hands on what was read by now; who waits for it lets the process do other work meanwhile. */
async function* records(text: AsyncIterable<Buffer>, delimiter: string): AsyncGenerator<Read> {
  let read: Read[] = [];
  let failure: Error | undefined;
  const parser: Parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: MOST_RECORD,
    on_record: (cells: string[], { bytes }) => {
      read.push({ cells, bytes });
      return null;
    },
  });
  parser.on('error', (error) => (failure = error));
  const take = async (): Promise<Read[]> => {
    await setImmediate();
    const taken = read;
    read = [];
    return taken;
  };
  for await (const part of text) {
    parser.write(part);
    yield* await take();
    if (failure) throw failure;
  }
  parser.resume().end();
  yield* await take();
  if (failure) throw failure;
}

/** The rows of a file, one at a time. One that cannot be read is a broken one; reading goes on in the line after its first. */
export async function* readRows(
  parts: () => AsyncIterable<Uint8Array>,
  { encoding, delimiter }: FileForm,
): AsyncGenerator<Row> {
  let row = 0;
  let from: number | undefined = 0;
  for (let broken = 0; from !== undefined && broken <= MOST_BROKEN; broken++) {
    const begun: number = from;
    let end = 0;
    try {
      for await (const { cells, bytes } of records(decoded(parts(), encoding, begun), delimiter)) {
        end = bytes;
        yield { row: ++row, cells };
      }
      return;
    } catch (error) {
      if (!(error instanceof Error) || !('code' in error) || !String(error.code).startsWith('CSV_'))
        throw error;
      const text =
        broken === MOST_BROKEN ? 'cannot be read, and nothing after it' : 'has a quote that is not closed';
      yield { row: ++row, cells: [], broken: text };
      // The mark that ends the last good row is behind it.
      const start: number = begun + end;
      from = await nextLine(decoded(parts(), encoding, start), start);
    }
  }
}
