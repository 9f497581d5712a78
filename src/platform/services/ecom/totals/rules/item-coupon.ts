import type { Coupon } from '#platform/services/marketing/coupons/public.ts';
import { cheapest, discountedUnits } from './buy-x-get-y.ts';
import type { Bill, BillLine, Item } from './model.ts';
import { cutEach, takeOffItems, type PriceCut, type Units } from './take-off.ts';

/** Whether the coupon lowers single items; else it is for the whole order, or for its delivery. */
export const isForItems = ({ benefit, scope, limitedToOneItem }: Coupon): boolean =>
  benefit.kind === 'FIXED_PRICE' ||
  benefit.kind === 'BUY_X_GET_Y' ||
  (benefit.kind !== 'FREE_SHIPPING' && (scope?.group !== undefined || limitedToOneItem));

/** A group without an id is every product. */
export function isCovered(item: Item, { scope }: Coupon): boolean {
  const { name, entityId } = scope?.group ?? {};
  if (!entityId) return scope?.group === undefined || item.catalog !== undefined;
  return name === 'collection' ? item.collectionIds.includes(entityId) : item.catalog?.itemId === entityId;
}

function cutOf({ benefit }: Coupon): PriceCut {
  switch (benefit.kind) {
    case 'MONEY_OFF':
      return { amount: benefit.amount };
    case 'PERCENT_OFF':
      return { percentage: benefit.percentage };
    case 'FIXED_PRICE':
      return { fixedPrice: benefit.price };
    default:
      return { percentage: 100 };
  }
}

/** Which units it lowers, and how many of each line. */
export function coveredBy(coupon: Coupon, lines: readonly BillLine[]): Units[] {
  const { benefit } = coupon;
  const covered = lines.filter(({ item }) => isCovered(item, coupon));
  if (benefit.kind === 'BUY_X_GET_Y') {
    const all = (): boolean => true;
    const deal = { buys: all, atLeast: { quantity: benefit.x }, gets: all, gives: benefit.y };
    return discountedUnits(covered, { ...deal, limit: coupon.limitedToOneItem ? 1 : undefined });
  }
  return coupon.limitedToOneItem
    ? cheapest(covered, 1)
    : covered.map((line) => ({ line, count: line.item.quantity }));
}

/** Step 4: a coupon for certain items, on what automatic discounts left of their price. */
export function applyItemCoupon(bill: Bill): Bill {
  const {
    coupon,
    facts: { currency },
  } = bill;
  if (!coupon || !isForItems(coupon)) return bill;
  return takeOffItems(
    bill,
    { kind: 'coupon', coupon },
    cutEach(coveredBy(coupon, bill.lines), cutOf(coupon), currency),
  );
}
