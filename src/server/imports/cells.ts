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

/** Digits that a spreadsheet must not take for a number stand behind an apostrophe or between quotes: `'84403`, `"355-0028"`. */
export const unguardDigits = (cell: string): string =>
  cell
    .replace(/^'(?=[\d(+])/, '')
    .replace(/^"(.*)"$/, '$1')
    .trim();

const ADDRESS = /^[^\s@<>()[\],;:"\\]+@[^\s@<>()[\],;:"\\]+\.[^\s@<>()[\],;:"\\.]{2,}$/;

/** As it is told apart: in lower case. */
export const readEmail = (cell: string): string | undefined =>
  cell.length <= 254 && ADDRESS.test(cell) ? cell.toLowerCase() : undefined;

/** A checkout that fills in the dialing code leaves it alone in the field of somebody who wrote no number. */
const DIALING_CODE = /^\+\d{1,3}$/;

/** What a cell says of a phone number; empty where it says none. */
export function phoneIn(cell: string): string {
  const phone = unguardDigits(cell);
  return DIALING_CODE.test(phone) ? '' : phone;
}

export function readPhone(cell: string): string | undefined {
  const phone = unguardDigits(cell);
  return phone.length <= 50 && isPhoneNumber(phone) ? phone : undefined;
}

/** `#1001` and `E-1001` are 1001: numbers are kept without what stands before them. */
export const readNumber = (cell: string): string | undefined =>
  /^(?:[^\d]*)0*(\d{1,15})$/.exec(unguardDigits(cell.trim()))?.[1];

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
