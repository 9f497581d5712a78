import Big from 'big.js';
import { roundMoney, zeroMoney, type Decimal } from '#shared/money.ts';
import type { TaxRate } from './tax-rate.ts';

/** On top of the amount, or, where prices include it, the part of the amount that is tax. Half-up, once. */
export function taxOn(base: Decimal, { rate }: TaxRate, isIncluded: boolean, currency: string): Decimal {
  if (rate === '0') return zeroMoney(currency);
  const amount = new Big(base);
  const tax = isIncluded ? amount.minus(amount.div(new Big(1).plus(rate))) : amount.times(rate);
  return roundMoney(tax.toFixed(), currency);
}
