/** What other services may ask of the shop's apps, in the current transaction of the database. */
export { askablePlugins, type AskablePlugin } from './askable.ts';
export { askFees, type PluginFee } from './spi/additional-fees.ts';
export { askTriggerList, askTriggers } from './spi/custom-triggers.ts';
export { askRates, type CarrierRate } from './spi/shipping-rates.ts';
export { askTax, type TaxedThing, type ThingTax } from './spi/tax-calculation.ts';
export { askViolations, type PluginViolation } from './spi/validations.ts';
export type { AskedLine, OnBehalfOf } from './spi/words.ts';
