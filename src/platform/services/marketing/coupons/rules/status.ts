import type { CouponStatus } from '#shared/coupons.ts';
import type { StoredCoupon } from '../coupon.ts';

/** As that of a discount rule: the start counts, the end does not; what is used up is over, whatever its dates say. */
export function statusOf(
  { active, startTime, expirationTime, usageLimit }: StoredCoupon,
  uses: number,
  now: Date,
): CouponStatus {
  if (expirationTime && new Date(expirationTime) <= now) return 'EXPIRED';
  if (usageLimit !== undefined && uses >= usageLimit) return 'EXPIRED';
  return !active || new Date(startTime) > now ? 'PENDING' : 'LIVE';
}
