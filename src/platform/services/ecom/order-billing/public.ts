/** What other services may use of billing. */
export { executeActions } from './authorizations/execute-actions.ts';
export { scheduleSeeded } from './authorizations/scheduled.ts';
export { chargeOrderMemberships } from './charge-memberships.ts';
export { collectorRejection } from './authorizations/errors.ts';
export { executeRefund } from './execute-refund.ts';
export { recordRefundPart } from './record-refund.ts';
