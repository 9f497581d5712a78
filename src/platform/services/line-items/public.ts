/** Lines of carts and checkouts, for the services that keep them. */
export type {
  Line,
  LineItemDetails,
  NewLine,
  WireCart,
  WireCartLine,
  WireCheckout,
  WireCheckoutLine,
} from './line.ts';
export { priceLines, type PricingOptions } from './pricing.ts';
export { refreshLines, resolveLines, type RequestedLine, type RequestedLines } from './catalog-lines.ts';
export { multiCurrencyPrice, presentLine, pricesOf } from './present.ts';
export { addLines, changeQuantities, mergeLines, nextLineId, removeLines } from './rules/change-lines.ts';
export { availabilityViolations, type Violation } from './rules/violations.ts';
