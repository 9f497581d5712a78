/** What other services may use of the totals, in the current transaction of the database. */
export { bagOffers, productOffers } from './bag-offers.ts';
export { priceItems } from './price-items.ts';
export type { LinePrices, MultiCurrencyPrice, Priced, PricingInput } from './pricing.ts';
