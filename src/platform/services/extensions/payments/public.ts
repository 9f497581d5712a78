/** What other services may use of payments. */
export { isOpen, type RefundDecided, type RequestPaid, type StoredCharge } from './charge.ts';
export { chargesOf, findCharge, findLatestCharge } from './charges.ts';
export { saveCard } from './saved-methods/save-card.ts';
export { findMethod, methodOfOrder, methodsOf } from './saved-methods/methods.ts';
export {
  beginCharge,
  findAttempt,
  firstCharge,
  finishCharge,
  giveUpUnconfirmed,
  resultOf,
  savedCharge,
  type ChargeResult,
} from './charge-order.ts';
export { isBeingCharged } from './charges.ts';
export { eachDue } from './each-due.ts';
export { nextAttempt } from './rules/schedule.ts';

/**
 * Hear of it to give back what an order holds, such as stock, a gift card or a coupon use: its money was declined or did
 * not come in time. Told in the transaction of the change, perhaps more than once for an order.
 */
export const CHARGE_DECLINED = 'counterpart.payments.v1.charge_declined';

/**
 * The money of a payment that had been declined came after all; told just before the order is approved. Hear of it to
 * take again what was given back, besides stock, which is taken already.
 */
export const CHARGE_RECOVERED = 'counterpart.payments.v1.charge_recovered';

/** Told when the provider has decided a refund; its body is `RefundTold`. */
export const REFUND_DECIDED = 'counterpart.payments.v1.charge_refund_told';

/** Told with the money of an attempt that answers a payment request; its body is `RequestPaid`. */
export const REQUEST_PAID = 'counterpart.payments.v1.charge_request_paid';
