/** What other services may use of billing, in the current transaction of the database. */
export { executeRefund } from './execute-refund.ts';
