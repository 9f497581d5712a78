import Big from 'big.js';
import { currencyDigits, fitsCurrency, roundMoney } from '#shared/money.ts';
import { readStyled, type NumberStyle } from '#shared/number-styles.ts';
import { ownValue } from '#shared/own-value.ts';
import { readAmount, readPieces } from '../cells.ts';

const YES = new Set(['true', 'yes', 'y', '1', 'x', 'visible', 'active', 'published']);
const NO = new Set(['false', 'no', 'n', '0', 'hidden', 'draft', 'archived', 'unlisted', 'inactive']);

export const readYesNo = (cell: string): boolean | undefined => {
  const word = cell.toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : undefined;
};

/** `5.000` of a currency of cents is `5.00`. */
const withoutZeros = (amount: string, currency: string): string =>
  (amount.split('.')[1]?.length ?? 0) > currencyDigits(currency) ? roundMoney(amount, currency) : amount;

/** An amount of the store's currency; more decimals than that has are none of it. */
export const readPrice =
  (currency: string) =>
  (cell: string, style: NumberStyle): string | undefined => {
    const amount = readAmount(cell, style);
    return amount !== undefined && /^\d{1,9}(\.\d+)?$/.test(amount) && fitsCurrency(amount, currency)
      ? withoutZeros(amount, currency)
      : undefined;
  };

/** What a piece costs may have more decimals than what it is sold for. */
export function readCost(cell: string, style: NumberStyle): string | undefined {
  const amount = readAmount(cell, style);
  return amount !== undefined && /^\d{1,9}(\.\d{1,4})?$/.test(amount) ? amount : undefined;
}

/** What is added to a price, or taken off it. */
export function readSurcharge(cell: string, style: NumberStyle): string | undefined {
  const { value, unit } = readStyled(cell, style) ?? {};
  return value !== undefined && unit === undefined && /^-?\d{1,9}(\.\d{1,4})?$/.test(value)
    ? value
    : undefined;
}

interface Reduction {
  value: string;
  isPercent: boolean;
}

/** What a price is reduced by, also as `10%`. */
export function readReduction(cell: string, style: NumberStyle): Reduction | undefined {
  const { value, unit } = readStyled(cell, style) ?? {};
  if (value === undefined || !/^-?\d{1,9}(\.\d{1,4})?$/.test(value)) return undefined;
  if (unit !== undefined && unit !== '%') return undefined;
  return { value: value.replace(/^-/, ''), isPercent: unit === '%' };
}

export type Stock = { quantity: number } | { inStock: boolean };

const WORDS: Readonly<Record<string, boolean>> = {
  instock: true,
  outofstock: false,
};

/** Words of programs for stock that nobody counts. */
export const isUncounted = (tracked: string): boolean => /^(?:none|no|n|0|false)?$/i.test(tracked);

/** Whether there is something to sell, in the words of a column that says nothing else. */
export function readInStock(cell: string): 'yes' | 'no' | 'backorder' | undefined {
  const word = cell.toLowerCase().replaceAll(/[^a-z\d]/g, '');
  if (word === 'backorder' || word === 'onbackorder') return 'backorder';
  const stocked = ownValue(WORDS, word) ?? readYesNo(word);
  return stocked === undefined ? undefined : stocked ? 'yes' : 'no';
}

/** `[FIXED]12.00` is the price, `[ADD]` and `[REMOVE]` change it. */
export function readPriceRule(cell: string, style: NumberStyle): ((base: Big) => Big) | undefined {
  const [, kind, written = ''] = /^\[(FIXED|ADD|REMOVE)\]\s*(.+)$/i.exec(cell) ?? [];
  const amount = readAmount(written, style);
  if (kind === undefined || amount === undefined) return undefined;
  const change = kind.toUpperCase();
  return (base) =>
    change === 'FIXED' ? new Big(amount) : change === 'ADD' ? base.plus(amount) : base.minus(amount);
}

/** Pieces, or only whether there are any. Shopify writes debts: there are none of them. */
export function readStock(cell: string, style: NumberStyle): Stock | undefined {
  const word = cell.toLowerCase().replaceAll(/[^a-z]/g, '');
  const inStock = ownValue(WORDS, word);
  if (inStock !== undefined) return { inStock };
  const pieces = readPieces(cell, style);
  return pieces !== undefined && pieces <= 99_999 ? { quantity: Math.max(0, pieces) } : undefined;
}

const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, g: 0.001, lb: 0.45359237, oz: 0.028349523125 };

type WeightUnit = 'kg' | 'g' | 'lb' | 'oz';

const UNITS: Readonly<Record<string, WeightUnit>> = { kg: 'kg', g: 'g', lb: 'lb', lbs: 'lb', oz: 'oz' };

/** The unit that a column of units names. */
export const weightUnitOf = (cell: string): WeightUnit | undefined => ownValue(UNITS, cell.toLowerCase());

/** In kg. @param usual the unit of cells that name none */
export const readWeight =
  (usual: WeightUnit) =>
  (cell: string, style: NumberStyle): number | undefined => {
    const { value, unit = usual } = readStyled(cell, style) ?? {};
    const factor = KILOGRAMS[unit];
    if (value === undefined || value.startsWith('-') || factor === undefined) return undefined;
    const weight = new Big(value).times(factor).round(6).toNumber();
    return weight <= 999_999 ? weight : undefined;
  };

/** Several in one cell, between semicolons, bars or lines; between commas where there is none of these. */
export const readList = (cell: string, comma = true): string[] => {
  const parts = /[;|\n]/.test(cell) || !comma ? cell.split(/[;|\n]/) : cell.split(',');
  return [...new Set(parts.map((part) => part.trim()).filter((part) => part !== ''))];
};

/** A part of an address, as the shop writes them. */
export const readHandle = (cell: string): string | undefined =>
  /^[\p{L}\p{N}._~-]{1,300}$/u.test(cell) ? cell : undefined;

/** A handle as programs make it of what is no handle yet: `Maroubra Beach (new)` is `Maroubra-Beach-new`. */
export const hyphenate = (cell: string): string =>
  cell.replaceAll(/[^\p{L}\p{N}._~-]+/gu, '-').replaceAll(/^-+|-+$/g, '');
