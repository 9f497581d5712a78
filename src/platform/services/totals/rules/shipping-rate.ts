import Big from 'big.js';
import {
  addMoney,
  compareMoney,
  multiplyMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '../../../../shared/money.ts';
import type { ShippingCondition, ShippingOption } from '../../shipping-options/public.ts';
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

export function conditionHolds({ type, operator, value }: ShippingCondition, parcel: Parcel): boolean {
  if (!type || !operator) return false;
  const order = new Big(measures[type](parcel)).cmp(value ?? '0');
  return { EQ: order === 0, GT: order > 0, GTE: order >= 0, LT: order < 0, LTE: order <= 0 }[operator];
}

/** The lowest of the rates whose conditions all hold; undefined when none does. */
export function rateFor(
  { rates = [] }: Pick<ShippingOption, 'rates'>,
  parcel: Parcel,
  additionalCharge: Decimal,
  currency: string,
): Decimal | undefined {
  const [lowest] = rates
    .filter(({ conditions = [] }) => conditions.every((condition) => conditionHolds(condition, parcel)))
    .map(({ amount = '0', multiplyByQuantity }) =>
      multiplyByQuantity ? multiplyMoney(amount, parcel.quantity, currency) : amount,
    )
    .toSorted(compareMoney);
  return lowest === undefined ? undefined : roundMoney(addMoney(lowest, additionalCharge), currency);
}
