import Big from 'big.js';
import { currencyDigits } from '#shared/money.ts';

export const zero = new Big(0);

export function big(amount: string | null | undefined): Big {
  return amount === null || amount === undefined || amount === '' ? zero : new Big(amount);
}

export const sum = (amounts: readonly Big[]): Big => amounts.reduce((total, one) => total.plus(one), zero);
export const least = (a: Big, b: Big): Big => (a.lt(b) ? a : b);
export const toDecimalString = (amount: Big, currency: string): string =>
  amount.toFixed(currencyDigits(currency));

export type AmountProblem = 'notAnAmount' | 'negative' | 'tooPrecise' | 'aboveMaximum';
export interface TypedAmount {
  value: Big;
  problem?: AmountProblem;
}

/** What a person typed, with either decimal mark; the value is zero as long as there is a problem. */
export function readAmount(typed: string, currency: string, maximum?: Big): TypedAmount {
  const text = typed.trim().replaceAll(/[\s  ']/g, '');
  if (text === '') return { value: zero };
  const plain = decimalPoint(text);
  if (!/^-?\d{1,12}(\.\d*)?$/.test(plain)) return { value: zero, problem: 'notAnAmount' };
  const value = new Big(plain.endsWith('.') ? plain.slice(0, -1) : plain);
  if (value.lt(0)) return { value: zero, problem: 'negative' };
  if ((plain.split('.')[1] ?? '').length > currencyDigits(currency))
    return { value: zero, problem: 'tooPrecise' };
  if (maximum && value.gt(maximum)) return { value: zero, problem: 'aboveMaximum' };
  return { value };
}

/** "1,234.50", "1.234,50" and "34,5" mean what their writer means; "1,234" is one thousand. */
function decimalPoint(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma > -1 && point > -1) {
    return comma > point ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
  }
  if (comma === -1) return text;
  const groups = /^-?\d{1,3}(,\d{3})+$/.test(text);
  return groups ? text.replaceAll(',', '') : text.replace(',', '.');
}
