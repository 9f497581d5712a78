/** What other services may use of billing. */
export { executeActs } from './authorizations/execute-acts.ts';
export { scheduleSeeded } from './authorizations/scheduled.ts';
export { chargeOrderMemberships } from './charge-memberships.ts';
export { collectorRefusal } from './authorizations/refusals.ts';
export { executeRefund } from './execute-refund.ts';
export { settleRefundPart } from './settle-refund.ts';
