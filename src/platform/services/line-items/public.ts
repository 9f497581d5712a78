/** Lines of carts and checkouts, for the services that keep them. */
export type { Line, WireCart, WireCheckout } from './line.ts';
export { priceLines, type PricingOptions } from './pricing.ts';
export { refreshLines, resolveLines, type RequestedLines } from './catalog-lines.ts';
export { multiCurrencyPrice, presentLine, pricesOf } from './present.ts';
export { addLines, changeQuantities, mergeLines, removeLines } from './rules/change-lines.ts';
export { isSameLine } from './rules/reference.ts';
export { availabilityViolations } from './rules/violations.ts';
