/** What other services may use of billing, in the current transaction of the database. */
export { executeRefund, type ExecutedRefund, type RefundCommand } from './execute-refund.ts';
