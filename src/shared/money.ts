import Big from 'big.js';
import { isWritten, partsOf, textOf } from './small-decimals.ts';
import { ownValue } from './own-value.ts';

/** A decimal as it travels: digits, at most one point, no exponent. */
export type Decimal = string;

/** An amount as the platform's orders carry it. */
export interface Price {
  amount: Decimal;
  formattedAmount: string;
}

/**
 * ISO 4217 minor units that are not 2. Not taken from `Intl`, whose digits follow the locale data of the engine
 * (IQD has 0 there and 3 in ISO), so that server and every browser agree.
 */
const MINOR_UNITS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, ISK: 0, JPY: 0, KMF: 0, KRW: 0, PYG: 0, RWF: 0, UGX: 0, UYI: 0, VND: 0, VUV: 0,
  XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, IQD: 3, JOD: 3, KWD: 3, LYD: 3, OMR: 3, TND: 3,
  CLF: 4, UYW: 4,
}; // prettier-ignore

const ROUND_HALF_UP = Big.roundHalfUp;

/** Decimals of the currency's smallest unit. */
export const currencyDigits = (currency: string): number => ownValue(MINOR_UNITS, currency) ?? 2;

/** Absent counts as nothing. */
const big = (amount: Decimal | number | null | undefined): Big => new Big(amount === '' ? 0 : (amount ?? 0));

/** Half-up to the currency's own digits, always written in full: `85` EUR is `85.00`. */
export function roundMoney(amount: Decimal | number | null | undefined, currency: string): Decimal {
  const digits = currencyDigits(currency);
  return isWritten(amount, digits) ? amount : big(amount).toFixed(digits, ROUND_HALF_UP);
}

export const zeroMoney = (currency: string): Decimal => roundMoney(0, currency);

/** Exact; the result has the longest scale of the operands. */
export const addMoney = (...amounts: (Decimal | null | undefined)[]): Decimal =>
  textOf(amounts.reduce<number>((sum, amount) => sum + partsOf(amount), 0)) ??
  amounts.reduce<Big>((sum, amount) => sum.plus(big(amount)), new Big(0)).toFixed();

export const subtractMoney = (
  from: Decimal | null | undefined,
  amount: Decimal | null | undefined,
): Decimal => textOf(partsOf(from) - partsOf(amount)) ?? big(from).minus(big(amount)).toFixed();

export const multiplyMoney = (amount: Decimal, by: Decimal | number, currency: string): Decimal =>
  big(amount).times(big(by)).toFixed(currencyDigits(currency), ROUND_HALF_UP);

export const percentOf = (amount: Decimal, percentage: Decimal | number, currency: string): Decimal =>
  roundMoney(big(amount).times(percentage).div(100).toFixed(), currency);

/** Digits after the point, zeros too: those of its currency, where an amount is written in full. */
const writtenDigits = (amount: Decimal): number => amount.split('.')[1]?.length ?? 0;

/** Less so many per cent, in the digits the amount is written with. */
export const lessPercent = (amount: Decimal, percentage: number): Decimal =>
  big(amount).times(new Big(100).minus(percentage)).div(100).toFixed(writtenDigits(amount), ROUND_HALF_UP);

/** Less another amount, in the digits of the first. */
export const lessAmount = (from: Decimal, amount: Decimal): Decimal =>
  big(from).minus(big(amount)).toFixed(writtenDigits(from), ROUND_HALF_UP);

/** Another amount more, in the digits of the first. */
export const moreAmount = (to: Decimal, amount: Decimal): Decimal =>
  big(to).plus(big(amount)).toFixed(writtenDigits(to), ROUND_HALF_UP);

/** Negative, zero or positive, as a sort wants it. */
export function compareMoney(a: Decimal | null | undefined, b: Decimal | null | undefined): number {
  const order = partsOf(a) - partsOf(b);
  return Number.isNaN(order) ? big(a).cmp(big(b)) : Math.sign(order);
}

export const minMoney = (a: Decimal, b: Decimal): Decimal => (compareMoney(a, b) <= 0 ? a : b);
export const isZeroMoney = (amount: Decimal | null | undefined): boolean => compareMoney(amount, '0') === 0;
export const isPositiveMoney = (amount: Decimal | null | undefined): boolean => compareMoney(amount, '0') > 0;

/** Whether the text is a plain decimal such as `-12.5`. */
export const isDecimal = (text: string): text is Decimal => /^-?\d+(\.\d+)?$/.test(text);

/** Decimals that matter: `13.00` has none. */
export function scaleOf(amount: Decimal): number {
  const decimals = big(amount).toFixed().split('.')[1];
  return decimals?.length ?? 0;
}

export const fitsCurrency = (amount: Decimal, currency: string): boolean =>
  writtenDigits(amount) <= currencyDigits(currency) || scaleOf(amount) <= currencyDigits(currency);

/**
 * The share of `total` that falls to the part from `from` to `to` of `whole`. Neighbouring parts add up to exactly
 * what they cover together, whatever their order, and none exceeds its weight by more than rounding.
 */
export function shareOf(
  total: Decimal,
  from: Decimal | number,
  to: Decimal | number,
  whole: Decimal | number,
  currency: string,
): Decimal {
  const size = big(whole);
  const digits = currencyDigits(currency);
  if (size.lte(0)) return zeroMoney(currency);
  const upTo = (end: Big): Big => big(total).times(end).div(size).round(digits, ROUND_HALF_UP);
  return upTo(big(to))
    .minus(upTo(big(from)))
    .toFixed(digits);
}

/**
 * Splits `total` by weight so that the parts sum to it exactly: the only place where a remainder of rounding goes
 * anywhere. Every part is rounded down; the units left go one each to the parts that lost the most (largest
 * remainder), of equals to the first. No part gets more than it weighs. Without any weight the last part takes all.
 */
export function allocateMoney(total: Decimal, weights: readonly Decimal[], currency: string): Decimal[] {
  const whole = addMoney('0', ...weights);
  const digits = currencyDigits(currency);
  if (!isPositiveMoney(whole)) {
    return weights.map((_, index) => (index === weights.length - 1 ? big(total) : big(0)).toFixed(digits));
  }
  const parts = weights.map((weight, index) => {
    const exact = big(total).times(weight).div(whole);
    const floor = exact.round(digits, Big.roundDown);
    return { index, floor, lost: exact.minus(floor) };
  });
  const unit = new Big(10).pow(-digits);
  const input = parts.reduce((sum, { floor }) => sum.plus(floor), big(0));
  const remaining = big(roundMoney(total, currency)).minus(input).div(unit).toNumber();
  const favoured = parts.toSorted((a, b) => b.lost.cmp(a.lost)).slice(0, remaining);
  const lucky = new Set(favoured.map(({ index }) => index));
  return parts.map(({ index, floor }) => (lucky.has(index) ? floor.plus(unit) : floor).toFixed(digits));
}

interface Formatter {
  format: Intl.NumberFormat;
  /** Texts of amounts seen of late: the same few prices come again and again, and `Intl` is slow. */
  texts: Map<Decimal, string>;
}

const formatters = new Map<string, Formatter>();
const MAX_TEXTS = 1000;

function formatter(currency: string, locale: string): Formatter {
  const key = `${locale} ${currency}`;
  let found = formatters.get(key);
  if (!found) {
    const digits = currencyDigits(currency);
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    found = { format, texts: new Map() };
    formatters.set(key, found);
  }
  return found;
}

/** For people: `$85.00`. Given the text itself, so no digit is lost to a float. */
export function formatMoney(amount: Decimal, currency: string, locale = 'en'): string {
  const { format, texts } = formatter(currency, locale);
  const rounded = roundMoney(amount, currency);
  const known = texts.get(rounded);
  if (known !== undefined) return known;
  const text = format.format(rounded as `${number}`);
  if (texts.size === MAX_TEXTS) texts.clear();
  texts.set(rounded, text);
  return text;
}

/** An amount that is taken off: `−$85.00`, with the sign where the language has it. */
export const formatMinus = (amount: Decimal, currency: string, locale?: string): string =>
  formatMoney(subtractMoney('0', amount), currency, locale).replace('-', '−');

/** The amount with the currency's digits and its text. */
export function price(amount: Decimal | null | undefined, currency: string): Price {
  const rounded = roundMoney(amount, currency);
  return { amount: rounded, formattedAmount: formatMoney(rounded, currency) };
}
