import type { CouponBenefit, ShownCoupon } from '#shared/coupons.ts';

/** What the Coupons API says of a coupon; money is a number there, and time is milliseconds. */
export interface Specification {
  name?: string;
  code?: string;
  startTime?: unknown;
  expirationTime?: unknown;
  usageLimit?: number;
  limitPerCustomer?: number;
  limitedToOneItem?: boolean;
  active?: boolean;
  scope?: { namespace?: string; group?: { name?: string; entityId?: string } };
  minimumSubtotal?: number;
  moneyOffAmount?: number;
  percentOffRate?: number;
  freeShipping?: boolean;
  fixedPriceAmount?: number;
  buyXGetY?: { x?: number; y?: number };
}

function benefitFields(benefit: CouponBenefit): object {
  switch (benefit.kind) {
    case 'MONEY_OFF':
      return { moneyOffAmount: Number(benefit.amount) };
    case 'PERCENT_OFF':
      return { percentOffRate: benefit.percentage };
    case 'FREE_SHIPPING':
      return { freeShipping: true };
    case 'FIXED_PRICE':
      return { fixedPriceAmount: Number(benefit.price) };
    case 'BUY_X_GET_Y':
      return { buyXGetY: { x: benefit.x, y: benefit.y } };
  }
}

const BENEFIT_KINDS: Readonly<Record<string, CouponBenefit['kind']>> = {
  moneyOffAmount: 'MONEY_OFF',
  percentOffRate: 'PERCENT_OFF',
  freeShipping: 'FREE_SHIPPING',
  fixedPriceAmount: 'FIXED_PRICE',
  buyXGetY: 'BUY_X_GET_Y',
};

function benefitOf(specification: Specification): object | undefined {
  const { moneyOffAmount, percentOffRate, freeShipping, fixedPriceAmount, buyXGetY } = specification;
  if (moneyOffAmount !== undefined) return { kind: 'MONEY_OFF', amount: String(moneyOffAmount) };
  if (percentOffRate !== undefined) return { kind: 'PERCENT_OFF', percentage: percentOffRate };
  if (freeShipping) return { kind: 'FREE_SHIPPING' };
  if (fixedPriceAmount !== undefined) return { kind: 'FIXED_PRICE', price: String(fixedPriceAmount) };
  return buyXGetY && { kind: 'BUY_X_GET_Y', ...buyXGetY };
}

/** Milliseconds, as a number or a text, as ISO 8601; any other text stays for the check of coupons. */
function instantOf(time: unknown): unknown {
  const milliseconds = typeof time === 'string' && /^\d+$/.test(time) ? Number(time) : time;
  if (typeof milliseconds !== 'number') return time;
  const date = new Date(milliseconds);
  return Number.isNaN(date.getTime()) ? time : date.toISOString();
}

const millisecondsOf = (time: string): string => String(new Date(time).getTime());

/** A specification as a draft of a coupon, which is yet to be checked. */
export function draftOf(specification: Specification): Record<string, unknown> {
  const { name, code, usageLimit, limitPerCustomer, minimumSubtotal, scope } = specification;
  return {
    name,
    code,
    usageLimit,
    limitPerCustomer,
    scope,
    benefit: benefitOf(specification),
    active: specification.active ?? true,
    limitedToOneItem: specification.limitedToOneItem ?? false,
    startTime: instantOf(specification.startTime),
    expirationTime: instantOf(specification.expirationTime),
    minimumSubtotal: minimumSubtotal === undefined ? undefined : String(minimumSubtotal),
  };
}

/** What of a draft a path of the mask changes, and the kind of coupon that the path belongs to. */
export function changeAt(path: string): { field: string; kind?: CouponBenefit['kind'] } {
  const [name = ''] = path.split('.');
  const kind = BENEFIT_KINDS[name];
  return kind ? { field: 'benefit', kind } : { field: name };
}

export function restCoupon(coupon: ShownCoupon): object {
  const { id, name, code, startTime, expirationTime, usageLimit, limitPerCustomer, minimumSubtotal } = coupon;
  return {
    id,
    specification: {
      name,
      ...(code !== undefined && { code }),
      startTime: millisecondsOf(startTime),
      ...(expirationTime && { expirationTime: millisecondsOf(expirationTime) }),
      ...(usageLimit !== undefined && { usageLimit }),
      ...(limitPerCustomer !== undefined && { limitPerCustomer }),
      limitedToOneItem: coupon.limitedToOneItem,
      active: coupon.active,
      ...(coupon.scope && { scope: coupon.scope }),
      ...(minimumSubtotal !== undefined && { minimumSubtotal: Number(minimumSubtotal) }),
      ...benefitFields(coupon.benefit),
    },
    dateCreated: coupon.createdDate,
    numberOfUsages: coupon.usageCount,
    expired: coupon.status === 'EXPIRED',
  };
}
