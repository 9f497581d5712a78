import { querySpec } from '#platform/contract/index.ts';
import { defineEntity } from '#platform/store/index.ts';
import type { DiscountRule } from './discount-rule.ts';

export const discountRules = defineEntity<DiscountRule>({
  table: 'discount_rules',
  spec: querySpec('ecom_discount-rules', 'DiscountRuleQuerySpec'),
  columns: {
    createdDate: { type: 'date', required: true, index: true },
    updatedDate: { type: 'date' },
    active: { type: 'boolean' },
    name: { type: 'text' },
    'activeTimeInfo.start': { type: 'date' },
    'activeTimeInfo.end': { type: 'date' },
  },
  readonly: ['id', 'revision', 'createdDate', 'updatedDate', 'status', 'usageCount', 'offer'],
  defaultSort: [{ fieldName: 'createdDate', order: 'DESC' }],
  maxLimit: 100,
  revision: true,
});

export const entities = [discountRules];
