/** What other services may use of checkouts, in the current transaction of the database. */
export { checkoutFromCart, type MoreFromCart } from './from-cart.ts';
export { billingOf } from './order-content.ts';
export { completeByToken, completeFor } from './complete.ts';
export { createOrderAndCharge as placeAndCharge, placeCheckout } from './create-order.ts';
export { chooseTip, tipOfPurchase } from './tip.ts';
export { applicableMemberships } from './rules/memberships.ts';
export type { ChannelType, Checkout, CheckoutTip, SelectedMembership } from './checkout.ts';
export { checkoutFromTemplate } from './from-template.ts';
export { handOverCheckouts } from './hand-over.ts';
export { cartIdOfCheckout, lockCheckoutRow, languageOf } from './checkout-change.ts';
export {
  findCheckout,
  goOnIn,
  isOwn,
  lockAbandoned,
  markAbandoned,
  noteNewsletter,
  showCheckout,
} from './abandoned.ts';
export { seedCheckouts } from './seed-checkouts.ts';
export { withAbandoned } from './rules/with-abandoned.ts';
export { checkoutUrlOf, shopCheckoutUrl } from './rules/checkout-url.ts';
