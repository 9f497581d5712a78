import type { DeliveryOffer } from '../../../../../shared/bag-offers.ts';
import {
  addMoney,
  compareMoney,
  isPositiveMoney,
  isZeroMoney,
  roundMoney,
  subtractMoney,
  type Decimal,
} from '../../../../../shared/money.ts';
import type { ShippingCondition } from '../../../shipping-options/public.ts';
import { conditionHolds, packOf } from '../shipping-rate.ts';
import type { Bill, Facts, Item, Offers } from '../model.ts';
import { computeBill } from '../pipeline.ts';
import { roundUp, smallest } from './round-up.ts';
import { mostTrials } from './trials.ts';

/** Where discounts take this often of what is added, nothing is promised. */
const ROUNDS = 12;
/** Of the goods in a bag, to try it with. */
const MOST_TRIED_WITH = 8;

/** Adding to a parcel keeps such a condition. */
const isFromBelow = ({ operator }: ShippingCondition): boolean => operator === 'GTE' || operator === 'GT';

/** The least sum of a rate that costs nothing, all else it asks for being so already. */
function freeFrom(offers: Offers, bill: Bill): Decimal | undefined {
  const parcel = packOf(bill.lines);
  const { currency } = bill.facts;
  const sums = offers.options.flatMap(({ rates = [] }) =>
    rates.flatMap(({ amount = '0', conditions = [] }) => {
      const [sum, ...more] = conditions.filter(({ type }) => type === 'BY_TOTAL_PRICE');
      const others = conditions.filter(({ type }) => type !== 'BY_TOTAL_PRICE');
      const isSure =
        isZeroMoney(addMoney(amount, offers.additionalCharge)) &&
        conditions.every(isFromBelow) &&
        others.every((condition) => conditionHolds(condition, parcel));
      if (!isSure || !sum || more.length > 0) return [];
      const at = roundUp(sum.value ?? '0', currency);
      const isBeyond = sum.operator === 'GT' && compareMoney(at, sum.value) === 0;
      return [isBeyond ? addMoney(at, smallest(currency)) : at];
    }),
  );
  return sums.toSorted(compareMoney)[0];
}

const isFree = ({ delivery: { options } }: Bill): boolean => isZeroMoney(options[0]?.price ?? '1');

/** A piece of that price that no rule covers, and one like each that is in the bag. */
function probesOf({ items }: Facts, price: Decimal): Item[] {
  const like = items.filter(({ shippable }) => shippable).slice(0, MOST_TRIED_WITH);
  const [first] = like;
  if (!first) return [];
  const plain = { ...first, catalog: undefined, collectionIds: [] };
  return [plain, ...like].map((item) => ({ ...item, id: `more of ${item.id}`, price, quantity: 1 }));
}

/** What is missing at worst once so much was added; undefined once it is free whatever it was. */
function shortOf(facts: Facts, price: Decimal, from: Decimal): Decimal | undefined {
  const short = probesOf(facts, price).flatMap((probe) => {
    const bill = computeBill({ ...facts, items: [...facts.items, probe] });
    return isFree(bill) ? [] : [subtractMoney(from, packOf(bill.lines).price)];
  });
  return short.toSorted(compareMoney).at(-1);
}

/**
 * How far a bag is from free delivery where it goes. Undefined where delivery is no matter of the sum, and where
 * discounts would take too much of whatever is added to say.
 */
export function freeDelivery(facts: Facts): DeliveryOffer | undefined {
  const { offers, currency } = facts;
  const bill = computeBill(facts);
  const { selected } = bill.delivery;
  if (!offers || facts.givenDelivery || !selected || isPositiveMoney(selected.discount)) return undefined;
  const from = freeFrom(offers, bill);
  if (from === undefined) return undefined;
  const paid = roundMoney(packOf(bill.lines).price, currency);
  const told = (left: Decimal): DeliveryOffer => ({ left: roundMoney(left, currency), from, paid });
  if (isFree(bill)) return compareMoney(paid, from) >= 0 ? told('0') : undefined;
  let left = roundUp(subtractMoney(from, paid), currency);
  const rounds = Math.min(ROUNDS, Math.floor(mostTrials(facts) / Math.max(1, probesOf(facts, left).length)));
  for (let round = 0; round < rounds && isPositiveMoney(left); round += 1) {
    const short = shortOf(facts, left, from);
    if (short === undefined) return told(left);
    if (!isPositiveMoney(short)) return undefined;
    left = addMoney(left, roundUp(short, currency));
  }
  return undefined;
}
