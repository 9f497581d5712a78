import { compareMoney, type Decimal } from '#shared/money.ts';

/** Stripe's own list, which is not ISO's: it counts ISK and UGX in hundredths, MGA in whole ones. */
const DIGITS: Readonly<Record<string, number>> = {
  BIF: 0, CLP: 0, DJF: 0, GNF: 0, JPY: 0, KMF: 0, KRW: 0, MGA: 0, PYG: 0, RWF: 0, VND: 0, VUV: 0,
  XAF: 0, XOF: 0, XPF: 0,
  BHD: 3, JOD: 3, KWD: 3, OMR: 3, TND: 3,
}; // prettier-ignore

/** Money that no card network moves, such as half a yen. */
export class AmountRejected extends Error {
  override readonly name = 'AmountRejected';
}

const digitsOf = (currency: string): number => DIGITS[currency.toUpperCase()] ?? 2;

/** @throws AmountRejected for what is finer than the networks count */
export function minorUnits(amount: Decimal, currency: string): number {
  const digits = digitsOf(currency);
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  const units = Number(`${whole}${fraction.slice(0, digits).padEnd(digits, '0')}`);
  const isRest = /[1-9]/.test(fraction.slice(digits));
  // Of three decimals the networks move the first two.
  const isFine = digits === 3 && units % 10 !== 0;
  if (whole === undefined || isRest || isFine || !Number.isSafeInteger(units)) {
    throw new AmountRejected(`${amount} ${currency} is not an amount that cards can be charged.`);
  }
  return units;
}

/** Of the amounts above; written in full. */
export function fromMinorUnits(units: number, currency: string): Decimal {
  const digits = digitsOf(currency);
  if (digits === 0) return String(units);
  const text = String(units).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

export const isSameAmount = (units: number, amount: Decimal, currency: string): boolean =>
  compareMoney(fromMinorUnits(units, currency), amount) === 0;
