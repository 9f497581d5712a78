/** What other services may use of billing. */
export { executeRefund } from './execute-refund.ts';
export { settleRefundPart } from './settle-refund.ts';
