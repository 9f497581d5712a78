/** Lines of carts and checkouts, for the services that keep them. */
export { MAX_LINES } from './line.ts';
export type { Line, LineItemDetails, NewLine, ApiCart, ApiCheckout } from './line.ts';
export {
  offersAround,
  offersForLines,
  paidByMembership,
  priceLines,
  promiseFor,
  type PricingOptions,
} from './pricing.ts';
export { refreshLines, resolveLines, type RequestedLines } from './catalog-lines.ts';
export { requireSomething, withAdded, withFreshLines, withoutLines, withQuantities } from './edit-lines.ts';
export {
  describeOrderLine,
  orderLine,
  orderLinePrices,
  orderPrice,
  orderTax,
  orderTaxInfo,
} from './order-line.ts';
export { changedFields, filledFields } from './plain-fields.ts';
export { multiCurrencyPrice, presentLine, pricesOf } from './present.ts';
export { mergeLines, type QuantityChange } from './rules/change-lines.ts';
export { isSameLine, sameReference } from './rules/reference.ts';
export { availabilityViolations } from './rules/violations.ts';
