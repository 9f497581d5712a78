import { readAmount } from '../cells.ts';
import { ownValue } from '../../../shared/own-value.ts';

const YES = new Set(['true', 'yes', 'y', '1', 'x', 'visible', 'active', 'published']);
const NO = new Set(['false', 'no', 'n', '0', 'hidden', 'draft', 'archived', 'unlisted', 'inactive']);

export const readYesNo = (cell: string): boolean | undefined => {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
};

/** An amount with the digits that people write, without noughts in front. */
export const readPrice = (cell: string): string | undefined => {
  const amount = readAmount(cell)?.replace(/^0+(?=\d)/, '');
  return amount !== undefined && /^\d{1,9}(\.\d{1,4})?$/.test(amount) ? amount : undefined;
};

export type Stock = { quantity: number } | { inStock: boolean };

const WORDS: Readonly<Record<string, boolean>> = {
  instock: true,
  outofstock: false,
};

/** Pieces, or only whether there are any. Shopify writes debts: there are none of them. */
export function readStock(cell: string): Stock | undefined {
  const word = cell.toLowerCase().replaceAll(/[^a-z]/g, '');
  const inStock = ownValue(WORDS, word);
  if (inStock !== undefined) return { inStock };
  if (!/^-?\d+(\.0+)?$/.test(cell)) return undefined;
  const quantity = Math.max(0, Number(cell));
  return quantity <= 99_999 ? { quantity } : undefined;
}

export const readWeight = (cell: string): number | undefined => {
  const amount = readAmount(cell);
  const weight = Number(amount);
  return amount !== undefined && weight <= 999_999 ? weight : undefined;
};

/** Several in one cell, between semicolons, bars or lines; between commas where there is none of these. */
export const readList = (cell: string, comma = true): string[] => {
  const parts = /[;|\n]/.test(cell) || !comma ? cell.split(/[;|\n]/) : cell.split(',');
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
};

/** A part of an address, as the shop writes them. */
export const readHandle = (cell: string): string | undefined =>
  /^[\p{L}\p{N}._~-]{1,300}$/u.test(cell) ? cell : undefined;
