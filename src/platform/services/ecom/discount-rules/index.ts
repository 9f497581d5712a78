import { MAX_RULES } from '#shared/discounts.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { DiscountRulesApi, Handlers } from '#platform/contract/index.ts';
import { crud } from '#platform/crud/index.ts';
import { defineService } from '#platform/service.ts';
import type { DiscountRule } from './discount-rule.ts';
import { migrations } from './migrations.ts';
import { presentRules } from './present.ts';
import { checkRule, withTypes } from './rules/check-rule.ts';
import { entities, discountRules as entity } from './tables.ts';

/** @throws 428 MAX_DISCOUNT_RULES_REACHED */
async function checkRoom({ db, siteId }: Context): Promise<void> {
  const { count } = await entity.count(db, siteId);
  if (count >= MAX_RULES) {
    throw failedPrecondition('There are as many discount rules as can be.', 'MAX_DISCOUNT_RULES_REACHED');
  }
}

const rules = crud<DiscountRulesApi>()({
  entity,
  key: 'discountRule',
  plural: 'discountRules',
  id: 'discountRuleId',
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  notFound: (discountRuleId) =>
    notFound('The discount rule was not found.', 'DISCOUNT_RULE_NOT_FOUND', { discountRuleId }),
  async write(draft, before, context) {
    checkRule(draft);
    if (!before) await checkRoom(context);
    const defaults = before
      ? {}
      : { active: draft.active ?? true, settings: { appliesTo: 'ALL_ITEMS', ...draft.settings } };
    const discounts = { values: (draft.discounts?.values ?? []).map(withTypes) };
    return { ...draft, ...defaults, discounts } as DiscountRule;
  },
  present: presentRules,
  paging: 'platform',
});

export const discountRules = defineService({
  name: 'discount-rules',
  package: 'ecom_discount-rules',
  handlers: {
    createDiscountRule: rules.create,
    getDiscountRule: rules.get,
    updateDiscountRule: rules.update,
    deleteDiscountRule: rules.remove,
    queryDiscountRules: rules.query,
  } satisfies Handlers<DiscountRulesApi, Context>,
  entities,
  migrations,
});
