/** What other services may use of coupons, in the current transaction of the database. */
export type { Coupon, CouponBenefit } from './coupon.ts';
export { checkCoupon, countCouponUse, couponCodeOf, recordCouponUse, releaseCouponUse } from './coupons.ts';
export { insertCoupon, seedCouponUses } from './tables.ts';
