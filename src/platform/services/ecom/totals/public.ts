/** What other services may use of the totals, in the current transaction of the database. */
export { cartOffers, productOffers } from './cart-offers.ts';
export { deliveryPromise } from './delivery-promise.ts';
export { priceItems } from './price-items.ts';
export { offersAt } from './gather-delivery.ts';
export { sampleParcel } from './sample-parcel.ts';
export { answerDelivery, choices } from './rules/delivery/answer.ts';
export type { Answer } from './rules/delivery/rate-decision.ts';
export { priceWriter } from './api/prices.ts';
export { feeSourceOf } from './api/write-bill.ts';
export { payableLine } from './rules/payable.ts';
export type { Offers } from './rules/model.ts';
export type { Parcel } from './rules/shipping-rate.ts';
export type { LinePrices, MultiCurrencyPrice, PayableLine, Priced, PricingInput } from './pricing.ts';
