import type { Coupon } from '../coupon.ts';

export type CouponRejection =
  | 'ERROR_COUPON_DOES_NOT_EXIST'
  | 'ERROR_COUPON_IS_NOT_ACTIVE_YET'
  | 'ERROR_COUPON_HAS_EXPIRED'
  | 'ERROR_COUPON_USAGE_EXCEEDED'
  | 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';

export interface SeenUses {
  all: number;
  /** By the buyer's address or membership; 0 while nobody knows them. */
  byThisBuyer: number;
  /** Of a code that is good for one order. */
  codeIsUsed: boolean;
  /** By this buyer. */
  codeIsUsedByThisBuyer: boolean;
}

/**
 * Why a coupon cannot be used by this buyer now. One that is switched off does not exist for buyers. What it asks of
 * the basket — a minimum, certain items — is the totals' business.
 */
export function couponRejection(coupon: Coupon, uses: SeenUses, now: Date): CouponRejection | undefined {
  if (!coupon.active) return 'ERROR_COUPON_DOES_NOT_EXIST';
  if (new Date(coupon.startTime) > now) return 'ERROR_COUPON_IS_NOT_ACTIVE_YET';
  if (coupon.expirationTime && new Date(coupon.expirationTime) <= now) return 'ERROR_COUPON_HAS_EXPIRED';
  const isUsedUp = coupon.usageLimit !== undefined && uses.all >= coupon.usageLimit;
  if (uses.codeIsUsed || isUsedUp) {
    // Nobody else was faster: all of it is this buyer's own use.
    const isOwn = uses.codeIsUsed ? uses.codeIsUsedByThisBuyer : uses.byThisBuyer >= uses.all && uses.all > 0;
    return isOwn ? 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' : 'ERROR_COUPON_USAGE_EXCEEDED';
  }
  if (coupon.limitPerCustomer !== undefined && uses.byThisBuyer >= coupon.limitPerCustomer) {
    return 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED';
  }
  return undefined;
}
