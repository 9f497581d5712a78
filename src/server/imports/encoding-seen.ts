import { analyse } from 'chardet';
import type { FileEncoding } from '../../shared/encodings.ts';

/** The first bytes, before they are taken for letters. */
const MARKS: readonly (readonly [FileEncoding, readonly number[]])[] = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** By the library's names. Of two that have the same letters it is the one of Windows, which has more. */
const guessed: Readonly<Record<string, FileEncoding>> = {
  'ISO-8859-1': 'windows-1252',
  'ISO-8859-2': 'windows-1250',
  'ISO-8859-5': 'iso-8859-5',
  'ISO-8859-6': 'iso-8859-6',
  'ISO-8859-7': 'windows-1253',
  'ISO-8859-8': 'windows-1255',
  'ISO-8859-9': 'windows-1254',
  'windows-1250': 'windows-1250',
  'windows-1251': 'windows-1251',
  'windows-1252': 'windows-1252',
  'windows-1253': 'windows-1253',
  'windows-1254': 'windows-1254',
  'windows-1255': 'windows-1255',
  'windows-1256': 'windows-1256',
  'windows-1257': 'windows-1257',
  'windows-1258': 'windows-1258',
  'windows-874': 'windows-874',
  'KOI8-R': 'koi8-r',
  Shift_JIS: 'shift_jis',
  Big5: 'big5',
  'EUC-JP': 'euc-jp',
  'EUC-KR': 'euc-kr',
  GB18030: 'gbk',
};

const EAST_ASIAN: ReadonlySet<FileEncoding> = new Set(['shift_jis', 'big5', 'euc-jp', 'euc-kr', 'gbk']);
/** Of a hundred: the library gives ten to whatever could be East Asian at all. */
const ENOUGH = 50;

const NUL = 0;
const NEWLINE = 10;
const isBeyondAscii = (byte: number): boolean => byte > 0x7f;

/** UTF-16 without a mark: every second byte of what ASCII has, too, is none. */
function unmarkedUtf16(start: Uint8Array): FileEncoding | undefined {
  const zeros = [...start.subarray(0, 4096).entries()].filter(([, byte]) => byte === NUL);
  const odd = zeros.filter(([at]) => at % 2 === 1).length;
  const even = zeros.length - odd;
  const max = Math.max(even, odd);
  // Whatever has zeros in both places is no text.
  if (max < 2 || Math.min(even, odd) * 8 > max) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Two bytes each of what is beyond ASCII, as in Korean and Chinese files too short for the library to tell. */
function shortEastAsian(sample: Uint8Array): FileEncoding | undefined {
  const leads: number[] = [];
  for (let at = 0; at < sample.length; at++) {
    if (!isBeyondAscii(sample[at] ?? 0)) continue;
    const trail = sample[at + 1] ?? 0;
    if ((sample[at] ?? 0) < 0xa1 || trail < 0xa1) return undefined;
    leads.push(sample[at] ?? 0);
    at += 1;
  }
  const words = leads.filter((lead) => lead >= 0xb0);
  if (words.length < 2) return undefined;
  // Hangul ends where the second half of the usual Chinese characters begins.
  if (words.every((lead) => lead <= 0xc8)) return 'euc-kr';
  return words.filter((lead) => lead <= 0xd7).length > words.length * 0.8 ? 'gbk' : undefined;
}

/** Signs that no text has. A letter cut in two at the end of a line is none. */
const isClean = (sample: Uint8Array, encoding: FileEncoding): boolean =>
  (new TextDecoder(encoding).decode(sample).match(/[\uFFFD\u0080-\u009F]/g)?.length ?? 0) <=
  (EAST_ASIAN.has(encoding) ? 2 : 0);

function guess(sample: Uint8Array): FileEncoding {
  const likely = analyse(sample).flatMap(({ name, confidence }) => {
    const encoding = guessed[name];
    if (encoding === undefined || confidence === 0) return [];
    return EAST_ASIAN.has(encoding) && confidence < ENOUGH ? [] : [{ encoding, confidence }];
  });
  const best = likely.find(({ encoding }) => isClean(sample, encoding)) ?? likely[0];
  const short = best && EAST_ASIAN.has(best.encoding) ? undefined : shortEastAsian(sample);
  return short ?? best?.encoding ?? 'windows-1252';
}

/** The most bytes by which an encoding is guessed. */
const MAX_SAMPLE = 65_536;
/** Of one line, and of it before the first byte beyond ASCII. */
const MAX_LINE = 4096;
const MAX_BEFORE = 1024;

/** Sees in which encoding a file is written while it passes by. */
export class EncodingSeen {
  readonly #decoder = new TextDecoder('utf-8');
  #start: Uint8Array | undefined;
  /** Lines with bytes beyond ASCII, from wherever in the file. */
  readonly #sample: Uint8Array[] = [];
  #sampled = 0;
  /** Letters beyond ASCII that are right, and signs that are none. */
  #right = 0;
  #wrong = 0;

  take(part: Uint8Array): void {
    this.#start ??= part;
    this.#count(this.#decoder.decode(part, { stream: true }));
    this.#collect(part);
  }

  #collect(part: Uint8Array): void {
    for (let from = 0; this.#sampled < MAX_SAMPLE;) {
      const found = part.subarray(from).findIndex(isBeyondAscii);
      if (found < 0) return;
      const at = from + found;
      const begin = Math.max(from, part.lastIndexOf(NEWLINE, at) + 1, at - MAX_BEFORE);
      const newline = part.indexOf(NEWLINE, at);
      from = Math.min(newline < 0 ? part.length : newline + 1, begin + MAX_LINE);
      this.#sample.push(part.subarray(begin, from));
      this.#sampled += from - begin;
    }
  }

  #count(text: string): void {
    for (const letter of text.match(/[^\0-\x7F]/gu) ?? []) {
      if (letter === '\uFFFD') this.#wrong += 1;
      else this.#right += 1;
    }
  }

  get start(): Uint8Array {
    return this.#start ?? new Uint8Array();
  }

  /**
   * A mark says it, or zeros do. A file of UTF-8 in which some letters got lost stays one: those are found cell by cell, and the
   * others are right. Anything else is guessed.
   */
  get encoding(): FileEncoding {
    const marked = MARKS.find(([, bytes]) => bytes.every((byte, at) => this.start[at] === byte));
    if (marked) return marked[0];
    const unmarked = unmarkedUtf16(this.start);
    if (unmarked) return unmarked;
    this.#count(this.#decoder.decode());
    return this.#wrong > 0 && this.#wrong >= this.#right ? guess(Buffer.concat(this.#sample)) : 'utf-8';
  }
}
