import type { Context } from '../../../context.ts';
import type { DiscountRulesApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockDiscountRule } from '../discount-rule-change.ts';
import { discountRules } from '../tables.ts';

export async function deleteDiscountRule(
  request: Request<DiscountRulesApi, 'deleteDiscountRule'>,
  context: Context,
): Promise<Reply<DiscountRulesApi, 'deleteDiscountRule'>> {
  const discountRule = await lockDiscountRule(context, request.discountRuleId);
  await discountRules.remove(context.db, context.siteId, discountRule.id);
  await context.emit(events.deleted(discountRule));
  return {};
}
