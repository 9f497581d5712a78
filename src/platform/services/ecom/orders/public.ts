/** What other services may use of orders, in the current transaction of the database. */
export type { LineItem as OrderLineItem, Order, OrderState, Stamp } from './order.ts';
export { TRANSACTIONS_FQDN } from './order.ts';
export {
  lockOrder,
  lockOrders,
  orderAction,
  readOrder,
  readState,
  restocked,
  saveOrder,
  stampOf,
} from './order-change.ts';
export {
  findOrder,
  findOrders,
  hasOrderedSince,
  hasPaidFor,
  queryOrders,
  visibleOrderIds,
} from './find-orders.ts';
export { giveGuestOrdersTo, giveOrderTo } from './hand-over.ts';
export {
  changedMail,
  documentMail,
  paymentDeclinedMail,
  paymentReceivedMail,
  refundMail,
  requestedMail,
  sampleOrderEmail,
  shippedMail,
  confirmationMail,
} from './mails.ts';
export { shownTo } from './rules/visibility.ts';
export { updatableMask, updatablePart } from './rules/update.ts';
export { pictureUrl } from './mails/blocks.ts';
export { localeOf, readsHebrew, shopOf } from './rules/buyer-language.ts';
export { withDeliveryAddress } from './rules/delivery-address.ts';
export { beginOrder, placeOrder, placeOrderAgain, type PlacedContent } from './place-order.ts';
export { activity, addActivities } from './rules/activities.ts';
export {
  beginAction,
  endAction,
  planAction,
  type ActionReason,
  type AuthorizationRequest,
  type AuthorizationRejection,
  type PlannedAction,
} from './rules/authorized-payments.ts';
export { movePayment } from './rules/move-payment.ts';
export { beginPayment, endPayment, withoutSavedMethod, type PaymentResult } from './rules/charge-payment.ts';
export { lastVoided, linesUnpaid, redeemAgain, voidWaitingPayments } from './rules/stored-payments.ts';
export { breakDown, type CostPart } from './rules/breakdown.ts';
export { remainingPart } from './rules/refund-items.ts';
export { addNote } from './rules/note.ts';
export { summarise } from './rules/price-summary.ts';
export { priceViolations } from './rules/prices.ts';
export {
  amountUncovered,
  collectable,
  receivePayments,
  assertAcceptsPayment,
} from './rules/receive-payments.ts';
export { balanceSummary, reconcile } from './rules/reconcile.ts';
export {
  beginRefund,
  concludeRefund,
  endRefundPart,
  findRefund,
  isScheduled,
  restockRefund,
  type PartResult,
  type RefundOutcome,
  type Restock,
} from './rules/record-refund.ts';
export {
  addParts,
  calculateItems,
  partsOf,
  type ItemError,
  type ItemsRefund,
  type RefundItems,
} from './rules/refund-items.ts';
export {
  planPaymentRefund,
  refundability,
  type PaymentError,
  type PaymentRefundInput,
  type PlannedRefund,
} from './rules/refund-payments.ts';
export { sumRefunds } from './rules/refunded.ts';
export { seedOrders, type SeedOrder } from './seed-orders.ts';
export { writeAuthorizedUntil, writeTrackingNumbers } from './tables.ts';
