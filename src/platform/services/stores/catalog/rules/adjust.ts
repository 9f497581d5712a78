import Big from 'big.js';
import { compareMoney, roundMoney } from '#shared/money.ts';

/** By so much, or by so many per cent of what it is; both may be negative. */
export interface Adjustment {
  amount?: string | number | null | undefined;
  percentage?: number | null | undefined;
}

/** The contract's bound of prices. */
export const MAX_PRICE = '999999999.99';

/** The amount after an adjustment, in the currency's digits or in whole ones; it may be one that no price can be. */
export function adjusted(
  amount: string,
  { amount: by, percentage }: Adjustment,
  { currency, whole = false }: { currency: string; whole?: boolean },
): string {
  const exact =
    typeof percentage === 'number'
      ? new Big(amount).times(new Big(100).plus(percentage)).div(100)
      : new Big(amount).plus(by ?? 0);
  return roundMoney(whole ? exact.toFixed(0, Big.roundHalfUp) : exact.toFixed(), currency);
}

export const isPrice = (amount: string): boolean =>
  compareMoney(amount, '0') >= 0 && compareMoney(amount, MAX_PRICE) <= 0;
