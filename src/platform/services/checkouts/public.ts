/** What other services may use of checkouts, in the current transaction of the database. */
export { checkoutFromCart } from './from-cart.ts';
export { chooseTip, tipOfPurchase } from './tip.ts';
export type { CheckoutTip } from './checkout.ts';
export { handOverCheckouts } from './hand-over.ts';
export { cartIdOfCheckout, holdCheckout } from './checkout-change.ts';
