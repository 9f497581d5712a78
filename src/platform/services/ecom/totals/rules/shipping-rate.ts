import Big from 'big.js';
import {
  addMoney,
  compareMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { ShippingCondition, ShippingRate } from '../../shipping-options/public.ts';
import type { BillLine } from './model.ts';

/** What is in the parcel. */
export interface Parcel {
  weight: Decimal;
  /** After all discounts. */
  price: Decimal;
  quantity: number;
}

/** Those of the lines that are sent, in one parcel. */
export function packOf(lines: readonly BillLine[]): Parcel {
  const shipped = lines.filter(({ item }) => item.shippable);
  const weights = shipped.map(({ item }) => new Big(item.weight).times(item.quantity).toFixed());
  return {
    weight: addMoney('0', ...weights),
    price: addMoney('0', ...shipped.map(({ net, share }) => subtractMoney(net, share))),
    quantity: shipped.reduce((sum, { item }) => sum + item.quantity, 0),
  };
}

const measures = {
  BY_TOTAL_WEIGHT: ({ weight }: Parcel): Decimal => weight,
  BY_TOTAL_PRICE: ({ price }: Parcel): Decimal => price,
  BY_TOTAL_QUANTITY: ({ quantity }: Parcel): Decimal => String(quantity),
};

export function isConditionMet({ type, operator, value }: ShippingCondition, parcel: Parcel): boolean {
  if (!type || !operator) return false;
  const order = new Big(measures[type](parcel)).cmp(value ?? '0');
  return { EQ: order === 0, GT: order > 0, GTE: order >= 0, LT: order < 0, LTE: order <= 0 }[operator];
}

/** The lowest of the rates whose conditions all hold, and which it is; undefined when none does. */
export function pickRate(
  rates: readonly ShippingRate[],
  parcel: Parcel,
  additionalCharge: Decimal,
  currency: string,
): { price: Decimal; index: number } | undefined {
  const [lowest] = rates
    .map((rate, index) => ({ ...rate, index }))
    .filter(({ conditions = [] }) => conditions.every((condition) => isConditionMet(condition, parcel)))
    .map(({ amount = '0', multiplyByQuantity, index }) => ({
      index,
      price: multiplyByQuantity ? multiplyMoney(amount, parcel.quantity, currency) : amount,
    }))
    .toSorted((a, b) => compareMoney(a.price, b.price));
  return lowest && { ...lowest, price: roundMoney(addMoney(lowest.price, additionalCharge), currency) };
}
