import { addMoney, compareMoney } from '#shared/money.ts';
import type { Coupon } from '#platform/services/marketing/coupons/public.ts';
import { isCovered, isForItems } from './item-coupon.ts';
import type { Bill, CouponProblem } from './model.ts';

function problemOf(coupon: Coupon, { lines }: Bill): CouponProblem | undefined {
  const subtotal = addMoney('0', ...lines.map(({ net }) => net));
  if (compareMoney(subtotal, coupon.minimumSubtotal) < 0) return 'SUBTOTAL_TOO_LOW';
  const covers = !isForItems(coupon) || lines.some(({ item }) => isCovered(item, coupon));
  return covers ? undefined : 'NOTHING_COVERED';
}

/** Step 3: whether this basket is one for the coupon, seen after automatic discounts. Its dates and uses are checked before. */
export function admitCoupon(bill: Bill): Bill {
  const { coupon } = bill.facts;
  if (!coupon) return bill;
  const couponProblem = problemOf(coupon, bill);
  return { ...bill, couponProblem, coupon: couponProblem ? undefined : coupon };
}
