import type { CouponBenefit } from '#shared/coupons.ts';
import type { CouponRecord } from '../discount-record.ts';
import { everything, type ScopeDraft } from '../form/rule-form.ts';
import { localOf } from '../store-time.ts';

export type CouponKind = CouponBenefit['kind'];

export interface CouponForm {
  name: string;
  active: boolean;
  /** Each of many codes is good for one order; there is no other then. */
  many: boolean;
  code: string;
  kind: CouponKind;
  amount: string;
  percentage: string;
  price: string;
  /** So many bought … */
  x: string;
  /** … and so many given. */
  y: string;
  /** The whole order, or certain items: one product or collection, or every product. */
  reach: 'order' | 'items';
  scope: ScopeDraft;
  /** What the order must come to. */
  least: string;
  cheapest: boolean;
  /** As the clock of the shop shows them; without a start it begins when it is saved. */
  start: string;
  end: string;
  weekly: readonly never[];
  limit: string;
  limitPerUser: string;
}

const text = (value: string | number | undefined): string => (value === undefined ? '' : String(value));

function readScope(scope: CouponRecord['scope']): Pick<CouponForm, 'reach' | 'scope'> {
  const { group } = scope ?? {};
  if (!group) return { reach: 'order', scope: everything };
  const ids = group.entityId === undefined ? [] : [group.entityId];
  return {
    reach: 'items',
    scope: { ...everything, [group.name === 'product' ? 'products' : 'collections']: ids },
  };
}

/** What the inputs hold of a coupon. */
export function readCoupon(coupon: CouponRecord | undefined, timeZone: string): CouponForm {
  const benefit: Readonly<Record<string, string | number | undefined>> = { ...coupon?.benefit };
  return {
    name: coupon?.name ?? '',
    active: coupon?.active ?? true,
    many: coupon !== undefined && coupon.code === undefined,
    code: coupon?.code ?? '',
    kind: coupon?.benefit.kind ?? 'PERCENT_OFF',
    amount: text(benefit['amount']),
    percentage: text(benefit['percentage']),
    price: text(benefit['price']),
    x: text(benefit['x']),
    y: text(benefit['y']),
    ...readScope(coupon?.scope),
    least: coupon?.minimumSubtotal ?? '',
    cheapest: coupon?.limitedToOneItem ?? false,
    start: coupon ? localOf(coupon.startTime, timeZone) : '',
    end: coupon?.expirationTime ? localOf(coupon.expirationTime, timeZone) : '',
    weekly: [],
    limit: text(coupon?.usageLimit),
    limitPerUser: text(coupon?.limitPerCustomer),
  };
}

/** It takes the price of items down, or the whole order, or what delivery costs: some kinds do only one of these. */
export const reachOf = ({ kind, reach }: Pick<CouponForm, 'kind' | 'reach'>): CouponForm['reach'] => {
  if (kind === 'FREE_SHIPPING') return 'order';
  return kind === 'FIXED_PRICE' || kind === 'BUY_X_GET_Y' ? 'items' : reach;
};
