import type { Context } from '#platform/context.ts';
import type { DiscountRule, ApiDiscountRule } from './discount-rule.ts';
import { statusOf } from './rules/status.ts';
import { countUses } from './uses.ts';

/** Rules as they are now: how often used, and what that and the time of day make of them. */
export async function presentRules(
  rules: readonly DiscountRule[],
  context: Context,
): Promise<(ApiDiscountRule & { id: string })[]> {
  const now = context.clock.now();
  const uses = await countUses(
    context,
    rules.map(({ id }) => id),
  );
  return rules.map((rule) => {
    const usageCount = uses.get(rule.id)?.all ?? 0;
    const status = statusOf(rule, usageCount, now);
    return { ...(rule as ApiDiscountRule & { id: string }), usageCount, status };
  });
}
