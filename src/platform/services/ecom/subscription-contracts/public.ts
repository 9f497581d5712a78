/** What other services may use of subscriptions, in the current transaction of the database. */
export { record } from './action-log.ts';
export { lockSubscription, readContract, saveContract, saveSubscription } from './change.ts';
export { agreedAnew, contractFor } from './contract.ts';
export { findOwn } from './find-own.ts';
export { emailChanged, emailMoved } from './mail.ts';
export { dateOfCycle } from './rules/rhythm.ts';
export { currentCycle, type Agreed, type Contract, type Subscription } from './subscription.ts';
export { contracts, hasActiveSubscription, subscriptions } from './tables.ts';
