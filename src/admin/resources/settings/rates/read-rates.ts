import type { RateLine } from './rate-lines.ts';
import { problemsOf } from './rate-lines.ts';

export interface ReadRates {
  lines: RateLine[];
  /** Lines that are none, by their number from 1. */
  refused: { number: number; text: string }[];
}

const separatorOf = (text: string): string | RegExp => {
  if (text.includes('\t')) return '\t';
  return text.includes(';') ? ';' : text.includes(',') ? ',' : /\s+/;
};

/** "2026-11-20", "20.11.2026" or "20/11/2026"; the day comes first where the year does not. */
function dayOf(text: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text) ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

const bare = (cell: string): string =>
  cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

const isHead = (cells: readonly string[]): boolean => !cells.some((cell) => /\d/.test(cell));

/** Reads day, currency and rate from pasted lines or a file: the columns in any order, a heading or none. */
export function readRates(text: string, base: string): ReadRates {
  const rows = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row: row.trim(), number: index + 1 }))
    .filter(({ row }) => row !== '');
  const separator = separatorOf(rows[0]?.row ?? '');
  const read: ReadRates = { lines: [], refused: [] };
  for (const [index, { row, number }] of rows.entries()) {
    const cells = row.split(separator).map(bare);
    if (index === 0 && isHead(cells)) continue;
    const currency = cells.find((cell) => /^[A-Za-z]{3}$/.test(cell))?.toUpperCase() ?? '';
    const day = dayOf(cells.find((cell) => /^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$/.test(cell)) ?? '');
    const rate = cells.find((cell) => /^\d+([.,]\d+)?$/.test(cell))?.replace(',', '.') ?? '';
    const line = { day, currency, rate };
    if (problemsOf([line], base).length > 0) read.refused.push({ number, text: row });
    else read.lines.push(line);
  }
  return read;
}
