/** What other services may use of what left of an order, in the current transaction of the database. */
export type { Fulfillment } from './fulfillment.ts';
export { trackingOf } from './rules/tracking.ts';
export { insertFulfillments } from './tables.ts';
export { fulfilledPieces, statusOf } from './rules/quantities.ts';
export { readFulfillments, readManyFulfillments } from './tables.ts';
