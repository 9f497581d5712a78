import type { DeliveryOffer } from '#shared/cart-offers.ts';
import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  isZeroMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '#shared/money.ts';
import type { ShippingCondition } from '#platform/services/ecom/shipping-options/public.ts';
import { isConditionMet, packOf } from '../shipping-rate.ts';
import type { Bill, Facts, Offers } from '../model.ts';
import { computeBill } from '../pipeline.ts';
import { roundUp, smallest } from './round-up.ts';

/** Adding to a parcel keeps such a condition. */
const isFromBelow = ({ operator }: ShippingCondition): boolean => operator === 'GTE' || operator === 'GT';

/** The least sum of a rate that costs nothing, all else it asks for being so already. */
function freeFrom(offers: Offers, bill: Bill): Decimal | undefined {
  const parcel = packOf(bill.lines);
  const { currency } = bill.facts;
  const totals = offers.options.flatMap(({ rates = [] }) =>
    rates.flatMap(({ amount = '0', conditions = [] }) => {
      const [sum, ...more] = conditions.filter(({ type }) => type === 'BY_TOTAL_PRICE');
      const others = conditions.filter(({ type }) => type !== 'BY_TOTAL_PRICE');
      const isSure =
        isZeroMoney(addMoney(amount, offers.additionalCharge)) &&
        conditions.every(isFromBelow) &&
        others.every((condition) => isConditionMet(condition, parcel));
      if (!isSure || !sum || more.length > 0) return [];
      const at = roundUp(sum.value ?? '0', currency);
      const isBeyond = sum.operator === 'GT' && compareMoney(at, sum.value) === 0;
      return [isBeyond ? addMoney(at, smallest(currency)) : at];
    }),
  );
  return totals.toSorted(compareMoney)[0];
}

const isFree = ({ delivery: { options } }: Bill): boolean => isZeroMoney(options[0]?.price ?? '1');

/**
 * How far a cart is from free delivery where it goes: what is missing of what is paid for the goods after discounts, as
 * the cart displays both. Undefined where delivery is no matter of the sum.
 */
export function freeDelivery(facts: Facts): DeliveryOffer | undefined {
  const { offers, currency } = facts;
  const bill = computeBill(facts);
  const { selected } = bill.delivery;
  if (!offers || facts.givenDelivery || !selected || isPositiveMoney(selected.discount)) return undefined;
  const from = freeFrom(offers, bill);
  if (from === undefined) return undefined;
  const paid = roundMoney(packOf(bill.lines).price, currency);
  const remaining = isFree(bill) ? '0' : subtractMoney(from, paid);
  // Free for another reason, or not although the sum is there.
  if (isFree(bill) ? compareMoney(paid, from) < 0 : !isPositiveMoney(remaining)) return undefined;
  return { left: roundMoney(remaining, currency), from, paid };
}
