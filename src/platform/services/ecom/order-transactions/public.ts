/** What other services may use of an order's transactions, in the current transaction of the database. */
export {
  emptyTransactions,
  type OrderTransactions,
  type Payment,
  type Refund,
  type RefundTransaction,
} from './order-transactions.ts';
export { newPayment, type PaymentInput } from './rules/new-payment.ts';
export { voidStored } from './rules/void-stored.ts';
export { MAX_PAYMENTS } from './rules/payment-violations.ts';
export { deriveBalance, derivePaymentStatus } from './rules/payment-status.ts';
export {
  amountOf,
  isBeingRefunded,
  isOffline,
  isPendingRefund,
  isReceived,
  isStored,
  refundableOf,
  refundsOf,
  statusAfterRefunds,
  sumPayments,
} from './rules/payment-totals.ts';
export {
  insertTransactions,
  readManyTransactions,
  readTransactions,
  removeTransactions,
  writeManyTransactions,
  writeTransactions,
} from './tables.ts';
