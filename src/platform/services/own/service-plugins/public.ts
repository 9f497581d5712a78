/** What other services may ask of the shop's apps, in the current transaction of the database. */
export { askablePlugins, type AskablePlugin } from './askable.ts';
export { behalfOfShop, identityOfBuyer, identityOfCaller } from './behalf.ts';
export { askFees, type PluginFee } from './spi/additional-fees.ts';
export { askTriggerList, askTriggers } from './spi/custom-triggers.ts';
export { askCardBalance, askRedeem, askVoid, couldBeAppCard } from './spi/gift-cards.ts';
export {
  askCharge,
  askMemberships,
  askSelection,
  askVoidCharge,
  type AskedMembershipLine,
  type MembershipAnswer,
  type MembershipsAnswer,
} from './spi/memberships.ts';
export { askPaymentSettings, type AskedOrder } from './spi/payment-settings.ts';
export { askRates, type CarrierRate } from './spi/shipping-rates.ts';
export { askRecommendations } from './spi/recommendations.ts';
export { askTax, type TaxedThing, type ThingTax } from './spi/tax-calculation.ts';
export { askViolations, type PluginViolation } from './spi/validations.ts';
export type { AskedLine, OnBehalfOf } from './spi/words.ts';
export { heldUntil, isOpen, isThere, type Taking } from './takings/taking.ts';
export { takingsTable } from './takings/takings-table.ts';
export { takingHandlers } from './takings/taking-handlers.ts';
export { takings } from './takings/settle-takings.ts';
