import type { Context } from '../../context.ts';
import type { DiscountRulesApi, Handlers } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { countApprovedOrder } from './count-approved-order.ts';
import { createDiscountRule } from './operations/createDiscountRule.ts';
import { deleteDiscountRule } from './operations/deleteDiscountRule.ts';
import { getDiscountRule } from './operations/getDiscountRule.ts';
import { queryDiscountRules } from './operations/queryDiscountRules.ts';
import { updateDiscountRule } from './operations/updateDiscountRule.ts';
import { discountRuleMigrations } from './tables.ts';

export const discountRules = defineService({
  name: 'discount-rules',
  package: 'ecom_discount-rules',
  handlers: {
    createDiscountRule,
    deleteDiscountRule,
    getDiscountRule,
    queryDiscountRules,
    updateDiscountRule,
  } satisfies Handlers<DiscountRulesApi, Context>,
  listeners: { 'wix.ecom.v1.order_approved': countApprovedOrder },
  migrations: discountRuleMigrations,
});
