import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { activeRules } from './active-rules.ts';
import type { DiscountRule } from './discount-rule.ts';
import { isLimited } from './rules/is-limited.ts';
import { isLiveFor } from './rules/status.ts';
import { discountRules } from './tables.ts';
import { type Buyer, countUses, NO_USES } from './uses.ts';

/** What other services may use of discount rules, in the current transaction of the database. */
export { holdRules, releaseRules } from './hold.ts';
export { seedUses } from './uses.ts';
export type { Discount, DiscountRule, DiscountScope, DiscountTrigger } from './discount-rule.ts';

/** Rules that work for this buyer now, the oldest first. @param besides an order whose own uses do not count */
export async function liveRules(context: Context, buyer: Buyer, besides?: string): Promise<DiscountRule[]> {
  const rules = await activeRules(context);
  // Of the others nobody needs to know.
  const ids = rules.filter(isLimited).map(({ id }) => id);
  const uses = await countUses(context, ids, { buyer, besides });
  return rules.filter((rule) =>
    isLiveFor(rule, uses.get(rule.id) ?? NO_USES, context.clock.now(), context.site.timeZone),
  );
}

/** For the demo store: without events, and unchecked. */
export const seedDiscountRules = async (
  db: Queryable,
  siteId: string,
  rules: readonly DiscountRule[],
): Promise<void> => void (await discountRules.insertMany(db, siteId, rules));
