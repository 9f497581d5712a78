import type { DiscountState, DiscountTakes, ListedDiscount } from '#shared/discounts.ts';
import type { Context } from '#platform/context.ts';
import { allCoupons, type CouponBenefit } from '../../marketing/coupons/public.ts';
import { allRules, type Discount, type DiscountRule, statusOf } from '../discount-rules/public.ts';
import { NO_USES, sumUses } from '../discount-uses/public.ts';

type Coupon = Awaited<ReturnType<typeof allCoupons>>[number];
type UseTotals = Awaited<ReturnType<typeof sumUses>>;

/** A discount of either kind, as it is kept. */
export type Found = { listed: ListedDiscount } & ({ rule: DiscountRule } | { coupon: Coupon });

interface Moment {
  sums: UseTotals;
  now: Date;
}

const stateOf = (rule: Parameters<typeof statusOf>[0], uses: number, now: Date): DiscountState => {
  const status = statusOf({ ...rule, active: true }, uses, now);
  if (status === 'EXPIRED') return 'ended';
  if (rule.active === false) return 'off';
  return status === 'PENDING' ? 'scheduled' : 'live';
};

const takesOfRule = ({ targetType, discountType }: Partial<Discount>): DiscountTakes =>
  targetType === 'BUY_X_GET_Y' ? 'BUY_X_GET_Y' : (discountType ?? 'PERCENTAGE');

const takesOfCoupon = {
  MONEY_OFF: 'FIXED_AMOUNT',
  PERCENT_OFF: 'PERCENTAGE',
  FREE_SHIPPING: 'FREE_SHIPPING',
  FIXED_PRICE: 'FIXED_PRICE',
  BUY_X_GET_Y: 'BUY_X_GET_Y',
} as const satisfies Record<CouponBenefit['kind'], DiscountTakes>;

const usesOf = (useTotals: UseTotals, source: string) => {
  const { all, given } = useTotals.get(source) ?? NO_USES;
  return { uses: all, given };
};

function ofRule(rule: DiscountRule, place: number, { sums, now }: Moment): Found {
  const used = usesOf(sums, `rule:${rule.id}`);
  const { start, end } = rule.activeTimeInfo ?? {};
  const limit = rule.settings?.usageLimit;
  return {
    rule,
    listed: {
      id: rule.id,
      how: 'automatic',
      name: rule.name ?? '',
      code: '',
      state: stateOf(rule, used.uses, now),
      active: rule.active !== false,
      takes: takesOfRule(rule.discounts?.values?.[0] ?? {}),
      ...used,
      ...(limit != null && { limit }),
      ...(start && { starts: start }),
      ...(end && { ends: end }),
      created: rule.createdDate,
      place,
    },
  };
}

function ofCoupon(coupon: Coupon, { sums, now }: Moment): Found {
  const { active, startTime: start, expirationTime: end, usageLimit } = coupon;
  const used = usesOf(sums, `coupon:${coupon.id}`);
  const time = { active, activeTimeInfo: { start, end }, settings: { usageLimit } };
  return {
    coupon,
    listed: {
      id: coupon.id,
      how: 'code',
      name: coupon.name,
      code: coupon.code ?? '',
      state: stateOf(time, used.uses, now),
      active,
      takes: takesOfCoupon[coupon.benefit.kind],
      ...used,
      ...(usageLimit !== undefined && { limit: usageLimit }),
      starts: start,
      ...(end !== undefined && { ends: end }),
      created: coupon.createdDate,
    },
  };
}

/** All discounts of the shop as they stand now: five statements, however many there are. */
export async function readDiscounts(context: Context): Promise<Found[]> {
  const totals = await sumUses(context);
  const moment = { sums: totals, now: context.clock.now() };
  const rules = await allRules(context);
  const coupons = await allCoupons(context);
  return [
    ...rules.map((rule, index) => ofRule(rule, index + 1, moment)),
    ...coupons.map((coupon) => ofCoupon(coupon, moment)),
  ];
}
