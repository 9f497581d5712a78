import { compareMoney, isDecimal, scaleOf, type Decimal } from '#shared/money.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';

const MAX = '999999999';

export const problem = (key: string, values?: object): Problem => ({
  key: `delivery.wrong.${key}`,
  ...(values && { values }),
});

/** The marks of a currency that somebody may type with an amount. */
function marksOf(currency: string): string[] {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const symbol = parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency;
  return [currency, symbol];
}

/** As it is typed: with a comma for the point, and with the mark of its currency. */
export function plainNumber(text: string, currency: string): string {
  const [code = '', symbol = ''] = marksOf(currency);
  const bare = text
    .trim()
    .replace(new RegExp(`^${code}|${code}$`, 'i'), '')
    .replace(symbol, '')
    .trim();
  return /^-?\d+,\d+$/.test(bare) ? bare.replace(',', '.') : bare;
}

interface Bounds {
  /** In digits after the point. */
  digits: number;
  /** It is money: another currency is said to be one. */
  money: boolean;
  currency: string;
}

/** What keeps it from being a number of that kind. */
export function numberProblem(text: string, { digits, money, currency }: Bounds): Problem | undefined {
  const plain = plainNumber(text, currency);
  if (money && /[\p{L}\p{Sc}]/u.test(plain)) return problem('currency', { currency });
  if (!isDecimal(plain)) return problem('number');
  if (plain.startsWith('-')) return problem('negative');
  if (compareMoney(plain, MAX) > 0) return problem('much');
  if (scaleOf(plain) > digits) return problem(digits === 0 ? 'whole' : 'digits', { smart_count: digits });
  return undefined;
}

export const typedNumber = (text: string, currency: string): Decimal => plainNumber(text, currency);
