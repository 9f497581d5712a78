/** What other services may use of the totals, in the current transaction of the database. */
export { priceItems } from './price-items.ts';
export type {
  LinePrices,
  MultiCurrencyPrice,
  Priced,
  PricedLine,
  PriceSummary,
  PricingAddress,
  PricingFee,
  PricingInput,
  PricingLine,
  Violation,
} from './pricing.ts';
export { checkCoupon, countCouponUse, releaseCouponUse } from '../coupons/public.ts';
export { checkGiftCard, redeemGiftCard, voidGiftCard } from '../gift-vouchers/public.ts';
