import type { Context } from '../../../context.ts';
import type { DiscountRulesApi, Reply, Request } from '../../../contract/index.ts';
import { events, lockDiscountRule } from '../discount-rule-change.ts';
import { presentRule } from '../present.ts';
import { checkRule, withTypes } from '../rules/check-rule.ts';
import { discountRules } from '../tables.ts';

export async function updateDiscountRule(
  request: Request<DiscountRulesApi, 'updateDiscountRule'>,
  context: Context,
): Promise<Reply<DiscountRulesApi, 'updateDiscountRule'>> {
  const { db, siteId, clock } = context;
  const before = await lockDiscountRule(context, request.discountRule.id);
  const after = discountRules.mergePatch(before, request.discountRule, {
    mask: request.mask,
    path: 'discountRule',
  });
  checkRule(after);
  const stored = await discountRules.replace(
    db,
    siteId,
    { ...after, discounts: { values: (after.discounts?.values ?? []).map(withTypes) } },
    { expectedRevision: request.discountRule.revision, now: clock.now() },
  );
  const discountRule = await presentRule(context, stored);
  await context.emit(events.updated(discountRule));
  return { discountRule };
}
