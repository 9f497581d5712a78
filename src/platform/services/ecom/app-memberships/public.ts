/** What other services may ask of memberships that apps of the shop keep. */
export { giveBackMembership, giveBackPayment, payAgain } from './give-back.ts';
export { selectedMemberships, type ChosenMembership } from './selected.ts';
export { orderIdOfMemberships, payByMemberships, type PaidLine } from './pay-lines.ts';
export type { LineToPay } from './record.ts';
export { membershipDetails } from './payment-details.ts';
