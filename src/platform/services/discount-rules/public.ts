/** What other services may use of discount rules, in the current transaction of the database. */
export type { Discount, DiscountRule, DiscountScope, DiscountTrigger } from './discount-rule.ts';
