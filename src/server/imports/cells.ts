import { TZDate } from '@date-fns/tz';
import { listCountries } from '../../shared/countries.ts';
import { readStyled, type NumberStyle } from '../../shared/number-styles.ts';
import { isPhoneNumber } from '../../shared/phone.ts';
import { unguardCell } from '../jobs/csv.ts';

/** `="0042"`: a formula that is nothing but a text, by which other programs keep digits from becoming a number. */
const TEXT_FORMULA = /^="((?:[^"]|"")*)"$/;

/**
 * The text of a cell, without what keeps a spreadsheet from running it. Whatever it begins with is text: nothing here runs it,
 * and every file that is written guards it again.
 */
export const plainCell = (cell: string): string => {
  const text = TEXT_FORMULA.exec(cell)?.[1];
  return (text === undefined ? unguardCell(cell) : text.replaceAll('""', '"')).trim();
};

/** What stands for a letter that could not be read, and signs that no text has: the file was written in other letters than it says. */
export const isBroken = (cell: string): boolean => /[\uFFFD\u0080-\u009F]/.test(cell);

/** An amount that is not below zero, as its column writes numbers. */
export function readAmount(cell: string, style: NumberStyle): string | undefined {
  const read = readStyled(cell, style);
  return read === undefined || read.unit !== undefined || read.value.startsWith('-') ? undefined : read.value;
}

/** The same where files write what is taken off with a minus, or without one. */
export function readDeduction(cell: string, style: NumberStyle): string | undefined {
  const read = readStyled(cell, style);
  return read === undefined || read.unit !== undefined ? undefined : read.value.replace(/^-/, '');
}

export type DayOrder = 'yearFirst' | 'monthFirst' | 'dayFirst';

const isDay = (year: number, month: number, day: number, from = 1970): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && year >= from;
};

/** ISO 8601 in UTC; what names no zone is the store's time. */
export function readDate(cell: string, order: DayOrder, timeZone: string): string | undefined {
  const [, first, second, third, hours = '0', minutes = '0', seconds = '0', half, zone] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?)?\s*([AaPp][Mm])?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2})?$/.exec(
      cell.trim(),
    ) ?? [];
  if (first === undefined || second === undefined || third === undefined) return undefined;
  const yearFirst = first.length === 4;
  const [year, month, day] = yearFirst
    ? [first, second, third]
    : order === 'dayFirst'
      ? [third, second, first]
      : [third, first, second];
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year);
  if (!yearFirst && order === 'yearFirst') return undefined;
  if (!isDay(fullYear, Number(month), Number(day))) return undefined;
  const hour = half === undefined ? Number(hours) : (Number(hours) % 12) + (/p/i.test(half) ? 12 : 0);
  if (hour > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const parts = [fullYear, Number(month) - 1, Number(day), hour, Number(minutes), Number(seconds)] as const;
  if (zone === undefined) return new Date(new TZDate(...parts, timeZone).getTime()).toISOString();
  const [, sign, zoneHours = '0', zoneMinutes = '0'] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone) ?? [];
  const offset = (Number(zoneHours) * 60 + Number(zoneMinutes)) * (sign === '-' ? -1 : 1);
  return new Date(Date.UTC(...parts) - offset * 60_000).toISOString();
}

const byName = new Map(
  listCountries('en').flatMap(({ code, name }) => [
    [code.toLowerCase(), code],
    [name.toLowerCase(), code],
  ]),
);

/** A day without a time: `YYYY-MM-DD`. Years are written out. */
export function readDay(cell: string, order: DayOrder): string | undefined {
  const [, first = '', second = '', third = ''] =
    /^(\d{1,4})[-/.](\d{1,2})[-/.](\d{1,4})(?:[T ].*)?$/.exec(cell.trim()) ?? [];
  const yearFirst = first.length === 4;
  if (!yearFirst && (order === 'yearFirst' || third.length !== 4)) return undefined;
  const [year, month, day] = yearFirst
    ? [first, second, third]
    : order === 'dayFirst'
      ? [third, second, first]
      : [third, first, second];
  if (!isDay(Number(year), Number(month), Number(day), 1800)) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** By its code or its English name. */
export const readCountry = (cell: string): string | undefined => byName.get(cell.trim().toLowerCase());

const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;

/** As it is told apart: in lower case. */
export const readEmail = (cell: string): string | undefined =>
  cell.length <= 254 && ADDRESS.test(cell) ? cell.toLowerCase() : undefined;

export const readPhone = (cell: string): string | undefined =>
  cell.length <= 50 && isPhoneNumber(cell) ? cell : undefined;

/** `#1001` and `E-1001` are 1001: numbers are kept without what stands before them. */
export const readNumber = (cell: string): string | undefined =>
  /^(?:[^\d]*)0*(\d{1,15})$/.exec(cell.trim())?.[1];

/** Whole pieces, also with decimals that are none: `2.00`. */
export function readPieces(cell: string, style: NumberStyle): number | undefined {
  const { value, unit } = readStyled(cell, style) ?? {};
  return value !== undefined && unit === undefined && /^-?\d+(?:\.0+)?$/.test(value)
    ? Number(value)
    : undefined;
}

export const readQuantity = (cell: string, style: NumberStyle): number | undefined => {
  const quantity = readPieces(cell, style);
  return quantity !== undefined && quantity >= 1 && quantity <= 100_000 ? quantity : undefined;
};
