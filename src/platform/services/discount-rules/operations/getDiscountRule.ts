import type { Context } from '../../../context.ts';
import type { DiscountRulesApi, Reply, Request } from '../../../contract/index.ts';
import { discountRuleNotFound } from '../discount-rule-change.ts';
import { presentRule } from '../present.ts';
import { discountRules } from '../tables.ts';

export async function getDiscountRule(
  request: Request<DiscountRulesApi, 'getDiscountRule'>,
  context: Context,
): Promise<Reply<DiscountRulesApi, 'getDiscountRule'>> {
  const discountRule = await discountRules.get(context.db, context.siteId, request.discountRuleId);
  if (!discountRule) throw discountRuleNotFound(request.discountRuleId);
  return { discountRule: await presentRule(context, discountRule) };
}
