/** What other services may ask of the shop's apps, in the current transaction of the database. */
export { askablePlugins, type AskablePlugin } from './askable.ts';
export { behalfOfShop, identityOfBuyer, identityOfCaller } from './behalf.ts';
export { fetchFees, type PluginFee } from './spi/additional-fees.ts';
export { fetchTriggerList, fetchTriggers } from './spi/custom-triggers.ts';
export { fetchCardBalance, requestRedeem, requestVoid, couldBeAppCard } from './spi/gift-cards.ts';
export {
  requestCharge,
  fetchMemberships,
  fetchSelection,
  requestVoidCharge,
  type MembershipQuestionLine,
  type MembershipAnswer,
  type MembershipsAnswer,
} from './spi/memberships.ts';
export { fetchPaymentSettings, type PaymentQuestionOrder } from './spi/payment-settings.ts';
export { fetchRates, type CarrierRate } from './spi/shipping-rates.ts';
export { fetchRecommendations } from './spi/recommendations.ts';
export { fetchTax, type TaxedThing, type ThingTax } from './spi/tax-calculation.ts';
export { fetchViolations, type PluginViolation } from './spi/validations.ts';
export type { QuestionLine, OnBehalfOf } from './spi/questions.ts';
export { reservedUntil, isOpen, isThere, type Taking } from './takings/taking.ts';
export { takingsTable } from './takings/takings-table.ts';
export { takingHandlers } from './takings/taking-handlers.ts';
export { takings } from './takings/reconcile-takings.ts';
