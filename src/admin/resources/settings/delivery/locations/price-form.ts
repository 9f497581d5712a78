import { compareMoney, isPositiveMoney, isZeroMoney, roundMoney, zeroMoney } from '#shared/money.ts';
import type { ShippingRate } from '#wix/delivery-operations.ts';
import type { Problem } from '#admin/ui/form/form-errors.ts';
import { digitsOf, ratesOf, tableOf } from '../rates/rate-table.ts';
import { numberProblem, problem, typedNumber } from '../rates/typed-number.ts';

/** What it costs: one price, from a least sum on, and nothing from another on. */
export interface PriceForm {
  price: string;
  /** Empty: whatever the cart is worth. */
  minimum: string;
  /** Empty: never. */
  freeFrom: string;
  /** Its rates are more than that; they stay as they are. */
  kept?: boolean;
}

export function readPrice(rates: readonly ShippingRate[], currency: string): PriceForm {
  const none = { price: zeroMoney(currency), minimum: '', freeFrom: '' };
  if (rates.length === 0) return none;
  const table = tableOf(rates, currency);
  if (typeof table === 'string' || table.measure !== 'price' || table.perPiece)
    return { ...none, kept: true };
  const rows = [...table.rows];
  const minimum = rows[0]?.amount === undefined ? (rows[1]?.from ?? '') : '';
  if (minimum !== '') rows.shift();
  const [paid, free] = rows;
  const isFree = free?.amount !== undefined && isZeroMoney(free.amount);
  if (paid?.amount === undefined || rows.length > 2 || (free && !isFree)) return { ...none, kept: true };
  return { price: paid.amount, minimum, freeFrom: free?.from ?? '' };
}

export function priceProblems(form: PriceForm, currency: string): Readonly<Record<string, Problem>> {
  if (form.kept) return {};
  const bounds = { digits: digitsOf('price', currency), money: true, currency };
  const of = (text: string, optional: boolean) =>
    text.trim() === '' ? (optional ? undefined : problem('number')) : numberProblem(text, bounds);
  const wrong = {
    price: of(form.price, false),
    minimum: of(form.minimum, true),
    freeFrom: of(form.freeFrom, true),
  };
  const upsideDown =
    !wrong.minimum &&
    !wrong.freeFrom &&
    form.freeFrom.trim() !== '' &&
    compareMoney(typedNumber(form.freeFrom, currency), typedNumber(form.minimum, currency) || '0') <= 0;
  const all = { ...wrong, ...(upsideDown && { freeFrom: problem('freeFrom') }) };
  return Object.fromEntries(
    Object.entries(all).filter((each): each is [string, Problem] => each[1] !== undefined),
  );
}

/** The same as rates. */
export function priceRates(form: PriceForm, currency: string): ShippingRate[] {
  const said = (text: string) => roundMoney(typedNumber(text, currency) || '0', currency);
  const minimum = said(form.minimum);
  const starts = isPositiveMoney(minimum);
  return ratesOf({
    measure: 'price',
    perPiece: false,
    rows: [
      ...(starts ? [{ from: zeroMoney(currency) }] : []),
      { from: minimum, amount: said(form.price) },
      ...(form.freeFrom.trim() === '' ? [] : [{ from: said(form.freeFrom), amount: zeroMoney(currency) }]),
    ],
  });
}
