/** What other services may use of coupons, in the current transaction of the database. */
export type { Coupon, CouponBenefit } from './coupon.ts';
export {
  checkCoupon,
  countCouponUse,
  couponCodeOf,
  recordCouponUse,
  releaseCouponUse,
  usesOf,
} from './coupons.ts';
export { insertCoupon, writtenCode } from './tables.ts';
export { presentCoupons } from './present.ts';
export { draftCoupon } from './draft.ts';
export { couponRejection, type SeenUses } from './rules/check-coupon.ts';
export { allCoupons, couponsOfCodes } from './tables.ts';
