import Big from 'big.js';
import { currencyDigits } from '../../shared/money.ts';

/** What one euro buys, and the step a shop rounds its labels to. */
const TABLE: Readonly<Record<string, { rate: number; step: number }>> = {
  EUR: { rate: 1, step: 1 },
  GBP: { rate: 0.87, step: 1 },
  USD: { rate: 1.12, step: 1 },
  CHF: { rate: 0.98, step: 1 },
  PLN: { rate: 4.35, step: 1 },
  SEK: { rate: 11.4, step: 5 },
  BRL: { rate: 6.2, step: 1 },
  JPY: { rate: 165, step: 100 },
  KRW: { rate: 1510, step: 1000 },
  KWD: { rate: 0.345, step: 0.25 },
  TND: { rate: 3.4, step: 0.5 },
};

/** A euro price as the label reads in another currency; never below one step unless nothing is asked. */
export function inCurrency(euros: string | number, currency: string): string {
  const { rate, step } = TABLE[currency] ?? { rate: 1, step: 1 };
  const digits = currencyDigits(currency);
  if (currency === 'EUR') return new Big(euros).toFixed(digits);
  const steps = new Big(euros).times(rate).div(step).round(0, Big.roundHalfUp);
  return (steps.eq(0) && !new Big(euros).eq(0) ? new Big(step) : steps.times(step)).toFixed(digits);
}

/** What one euro buys of each other currency. */
export const perEuro: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries(TABLE).flatMap(([currency, { rate }]) => (currency === 'EUR' ? [] : [[currency, rate]])),
);
