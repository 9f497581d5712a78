import Big from 'big.js';
import type { DeliveryRejectionDetail, DeliveryRejectionReason } from '#shared/delivery-offer.ts';
import { compareMoney, type Decimal } from '#shared/money.ts';
import type { ShippingRate } from '#platform/services/ecom/shipping-options/public.ts';
import { isConditionMet, type Parcel } from '../shipping-rate.ts';

type RateRejection = { reason: DeliveryRejectionReason; detail?: DeliveryRejectionDetail };
type Condition = NonNullable<ShippingRate['conditions']>[number];

const isFrom = ({ type, operator }: Condition): boolean =>
  type === 'BY_TOTAL_PRICE' && (operator === 'GTE' || operator === 'GT');
const isUpTo = ({ type, operator }: Condition): boolean =>
  type === 'BY_TOTAL_WEIGHT' && (operator === 'LTE' || operator === 'LT');

/** Values of the conditions that alone keep each rate from being for the parcel; undefined where something else does. */
function limits(
  rates: readonly ShippingRate[],
  parcel: Parcel,
  isOne: (condition: Condition) => boolean,
): Decimal[] | undefined {
  const values: Decimal[] = [];
  for (const { conditions = [] } of rates) {
    const unmet = conditions.filter((condition) => !isConditionMet(condition, parcel));
    if (unmet.every(isOne)) values.push(...unmet.map(({ value = '0' }) => value));
  }
  return values.length > 0 ? values.toSorted(compareMoney) : undefined;
}

/** Why none of the rates is for a parcel: what of it would have to be otherwise, where that is one thing. */
export function reasonWithoutRate(rates: readonly ShippingRate[], parcel: Parcel): RateRejection {
  const least = limits(rates, parcel, isFrom)?.[0];
  if (least !== undefined) return { reason: 'BELOW_MINIMUM', detail: { limit: least, value: parcel.price } };
  const max = limits(rates, parcel, isUpTo)?.at(-1);
  if (max !== undefined)
    return { reason: 'TOO_HEAVY', detail: { limit: max, value: new Big(parcel.weight).toFixed() } };
  return { reason: 'NO_RATE' };
}
