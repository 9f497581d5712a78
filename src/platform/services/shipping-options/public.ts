/** What other services may use of shipping options, in the current transaction of the database. */
export type { ShippingCondition, ShippingOption, ShippingRate } from './shipping-option.ts';
