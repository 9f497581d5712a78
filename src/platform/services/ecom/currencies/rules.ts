import Big from 'big.js';
import { currencyDigits } from '#shared/money.ts';

/** A decimal as the contract of currencies writes it: `1095` with 2 places is 10.95. */
interface Scaled {
  value: string;
  decimalPlaces: number;
}

/** What one of each is worth in the shop's own currency. */
interface Worths {
  from: string;
  to: string;
}

const MAX_PLACES = 18;
/** Digits of a rate that count, however small it is. */
const RATE_PRECISION = 12;

export const isScaled = ({ value, decimalPlaces = 0 }: { value?: string; decimalPlaces?: number }): boolean =>
  /^-?\d{1,30}$/.test(value ?? '') && decimalPlaces >= 0 && decimalPlaces <= MAX_PLACES;

const scaled = (number: Big): Scaled => {
  const text = number.toFixed();
  const decimalPlaces = text.split('.')[1]?.length ?? 0;
  return { value: number.times(new Big(10).pow(decimalPlaces)).toFixed(0), decimalPlaces };
};

const quotient = ({ from, to }: Worths, amount: Big, places: number): Big => {
  const Exact = Big();
  Exact.DP = places;
  Exact.RM = Big.roundHalfUp;
  return new Exact(amount.times(from).toFixed()).div(to);
};

/** The same money in another currency, rounded half up to what that one is paid in. */
export function converted(amount: Scaled, worths: Worths, to: string): Scaled {
  const digits = currencyDigits(to);
  const whole = new Big(amount.value).div(new Big(10).pow(amount.decimalPlaces));
  const money = quotient(worths, whole, digits);
  return { value: money.times(new Big(10).pow(digits)).toFixed(0), decimalPlaces: digits };
}

/** What one of the first is worth in the second. */
export function rateOf(worths: Worths): Scaled {
  const rough = quotient(worths, new Big(1), 40);
  const places = Math.max(0, RATE_PRECISION - 1 - rough.e);
  return scaled(rough.round(places, Big.roundHalfUp));
}
