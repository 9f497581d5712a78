import type { CouponFields } from '#shared/coupons.ts';

export type { CouponBenefit } from '#shared/coupons.ts';

/** A coupon as it is kept. What became of it, such as its status, is worked out when it is read. */
export interface StoredCoupon extends CouponFields {
  id: string;
  createdDate: string;
  updatedDate?: string;
  revision?: string;
}

/** A coupon by the code that somebody has brought. */
export interface Coupon extends StoredCoupon {
  code: string;
  /** The code is one of many, and good for one order. */
  once?: boolean;
}
