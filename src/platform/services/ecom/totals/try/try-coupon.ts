import { addMoney, compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { RuleCheck, Trial, TriedDiscount } from '#shared/try-discount.ts';
import { type Coupon, couponRejection, type SeenUses } from '#platform/services/marketing/coupons/public.ts';
import { coveredBy, isForItems } from '../rules/item-coupon.ts';
import type { AppliedDiscount, Bill, Facts } from '../rules/model.ts';
import { computeBill } from '../rules/pipeline.ts';
import { checkMoment } from './checks.ts';
import { nameOf, billTotalsOf } from './try-rule.ts';

interface Trying {
  coupon: Coupon;
  uses: SeenUses;
  now: Date;
}

const isOwn = ({ source }: AppliedDiscount): boolean => source.kind === 'coupon';

/** What stands in its way whatever lies in the cart; it keeps no hours of the week. */
function momentOf({ coupon, uses, now }: Trying): RuleCheck[] {
  const { active, startTime: start, expirationTime: end, usageLimit, limitPerCustomer } = coupon;
  const rule = {
    active,
    activeTimeInfo: { start, ...(end !== undefined && { end }) },
    settings: { usageLimit, usageLimitPerUser: limitPerCustomer },
  } as Parameters<typeof checkMoment>[0];
  const seen = { all: uses.all, byThisBuyer: uses.byThisBuyer, approved: 0, given: '0' };
  return checkMoment(rule, { uses: seen, now, timeZone: 'UTC' });
}

/** What it asks of the cart, as automatic discounts left that. */
function cartChecks(coupon: Coupon, { lines, facts: { currency } }: Bill): RuleCheck[] {
  const { minimumSubtotal: from, benefit } = coupon;
  const value = roundMoney(addMoney('0', ...lines.map(({ net }) => net)), currency);
  const least: RuleCheck[] =
    from === undefined ? [] : [{ kind: 'SUBTOTAL', met: compareMoney(value, from) >= 0, value, from }];
  if (!isForItems(coupon)) return least;
  const pieces = coveredBy(coupon, lines).reduce((sum, { count }) => sum + count, 0);
  const kind = benefit.kind === 'BUY_X_GET_Y' ? 'DEAL' : 'ITEMS';
  return [...least, { kind, met: pieces > 0, value: pieces }];
}

/** Runs the totals without the coupon and with it, after all automatic discounts. */
export function tryCoupon(
  facts: Facts,
  trying: Trying,
): Omit<Trial, 'lines'> & { bills: { before: Bill; after: Bill } } {
  const { coupon, uses, now } = trying;
  const before = computeBill(facts);
  const isWelcome = couponRejection(coupon, uses, now) === undefined;
  const after = isWelcome ? computeBill({ ...facts, coupon }) : before;
  const own = after.discounts.filter(isOwn);
  const off = roundMoney(addMoney('0', ...own.map(({ amount }) => amount)), facts.currency);
  const discounts: TriedDiscount[] = after.discounts.map((discount) => ({
    name: nameOf(discount),
    amount: discount.amount,
    own: isOwn(discount),
  }));
  const ready = [...momentOf(trying), ...cartChecks(coupon, before)];
  const isReady = ready.every(({ met }) => met) && facts.items.length > 0;
  const last: RuleCheck[] =
    coupon.benefit.kind === 'FREE_SHIPPING'
      ? [{ kind: 'DELIVERY', met: true }]
      : [{ kind: 'TAKES', met: isPositiveMoney(off), value: off }];
  return {
    currency: facts.currency,
    applies: isReady && (coupon.benefit.kind === 'FREE_SHIPPING' || own.length > 0),
    off,
    before: billTotalsOf(before),
    after: billTotalsOf(after),
    discounts,
    checks: isReady ? [...ready, ...last] : ready,
    bills: { before, after },
  };
}
