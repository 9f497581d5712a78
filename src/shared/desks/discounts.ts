import * as rules from '../contract/generated/ecom_discount-rules.rights.ts';
import type { DeskFacts } from './desk.ts';

export const discountsDesk = {
  name: 'discounts',
  place: 'main',
  goTo: 'f',
  entities: [
    'wix.ecom.discounts.v1.discount_rule',
    // Ours: the contract has neither.
    'counterpart.discounts.v1.coupon',
    'counterpart.discounts.v1.discount_order',
  ],
  rights: {
    list: rules.queryDiscountRules,
    create: rules.createDiscountRule,
    edit: rules.updateDiscountRule,
    delete: rules.deleteDiscountRule,
  },
  jobs: {
    'turn-on': rules.updateDiscountRule,
    'turn-off': rules.updateDiscountRule,
    delete: rules.deleteDiscountRule,
    export: rules.queryDiscountRules,
  },
} as const satisfies DeskFacts;
