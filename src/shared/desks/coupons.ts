import type { DeskFacts } from './desk.ts';

/** Ours: the contract has no coupons. They are one model and one list with discount rules, and have their rights. */
export const couponsDesk = {
  name: 'coupons',
  place: 'main',
  under: 'discounts',
  rights: {
    list: ['ECOM.DISCOUNT_RULES_READ'],
    create: ['ECOM.DISCOUNT_RULES_CREATE'],
    edit: ['ECOM.DISCOUNT_RULES_UPDATE'],
    delete: ['ECOM.DISCOUNT_RULES_DELETE'],
  },
  jobs: { 'make-codes': ['ECOM.DISCOUNT_RULES_CREATE'] },
} as const satisfies DeskFacts;
