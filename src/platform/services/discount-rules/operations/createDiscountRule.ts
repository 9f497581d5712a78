import type { Context } from '../../../context.ts';
import { failedPrecondition } from '../../../contract/errors.ts';
import type { DiscountRulesApi, Reply, Request } from '../../../contract/index.ts';
import { events } from '../discount-rule-change.ts';
import type { DiscountRule } from '../discount-rule.ts';
import { presentRule } from '../present.ts';
import { MAX_RULES } from '../public.ts';
import { checkRule, withTypes } from '../rules/check-rule.ts';
import { discountRules } from '../tables.ts';

export async function createDiscountRule(
  request: Request<DiscountRulesApi, 'createDiscountRule'>,
  context: Context,
): Promise<Reply<DiscountRulesApi, 'createDiscountRule'>> {
  const { db, siteId, ids, clock } = context;
  const input = request.discountRule as Partial<DiscountRule>;
  checkRule(input);
  const { count } = await discountRules.count(db, siteId);
  if (count >= MAX_RULES) {
    throw failedPrecondition('There are as many discount rules as can be.', 'MAX_DISCOUNT_RULES_REACHED');
  }
  const now = clock.now().toISOString();
  const stored = await discountRules.insert(db, siteId, {
    ...input,
    id: ids.guid(),
    active: input.active ?? true,
    discounts: { values: (input.discounts?.values ?? []).map(withTypes) },
    settings: { appliesTo: 'ALL_ITEMS', ...input.settings },
    createdDate: now,
    updatedDate: now,
  });
  const discountRule = await presentRule(context, stored);
  await context.emit(events.created(discountRule));
  return { discountRule };
}
