import { sql } from 'kysely';
import type { Migration } from '../../../database/database.ts';
import { querySpec } from '../../contract/index.ts';
import { defineEntity } from '../../store/index.ts';
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

const uses: Migration = {
  name: '002-discount-rule-uses',
  async up(db) {
    await sql`create table discount_rule_uses (
      site_id text collate "C" not null,
      rule_id text collate "C" not null,
      order_id text collate "C" not null,
      buyer text collate "C" not null,
      primary key (site_id, rule_id, order_id)
    )`.execute(db);
  },
};

export const discountRuleMigrations: readonly Migration[] = [discountRules.migration(), uses];
