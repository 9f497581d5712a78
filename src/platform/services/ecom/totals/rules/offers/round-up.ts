import Big from 'big.js';
import { currencyDigits, type Decimal } from '#shared/money.ts';

/** To the currency's digits, never below. */
export const roundUp = (amount: Decimal, currency: string): Decimal =>
  new Big(amount).toFixed(currencyDigits(currency), Big.roundUp);

/** One of the smallest unit that the currency has. */
export const smallest = (currency: string): Decimal => roundUp('0.0000001', currency);
