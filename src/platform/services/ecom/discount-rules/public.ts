import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { activeRules } from './active-rules.ts';
import type { DiscountRule } from './discount-rule.ts';
import { readOrder } from './order.ts';
import { isLimited } from './rules/is-limited.ts';
import { byOrder } from './rules/order.ts';
import { isLiveFor } from './rules/status.ts';
import { discountRules } from './tables.ts';
import { type Buyer, countUses, NO_USES, type Uses } from './uses.ts';

/** What other services may use of discount rules, in the current transaction of the database. */
export { lockRules, releaseRules } from './lock-rules.ts';
export { draftRule } from './draft-rule.ts';
export { readOrder, cachedDiscountOrder, writeOrder } from './order.ts';
export { presentRules } from './present.ts';
export { byOrder } from './rules/order.ts';
export { withTypes } from './rules/check-rule.ts';
export { isInSchedule, isLiveFor, statusOf } from './rules/status.ts';
export { countUses, NO_USES, type Buyer, type Uses } from './uses.ts';
export type {
  CustomerEligibility,
  Discount,
  DiscountRule,
  DiscountScope,
  DiscountTrigger,
} from './discount-rule.ts';

/** Rules that work for this buyer now, in the order in which they are taken. @param besides an order whose own uses do not count */
export async function liveRules(context: Context, buyer: Buyer, besides?: string): Promise<DiscountRule[]> {
  const isLive = (rule: DiscountRule, uses: Uses): boolean =>
    isLiveFor(rule, uses, context.clock.now(), context.site.timeZone);
  const rules = (await activeRules(context)).filter((rule) => isLive(rule, NO_USES));
  // Of the others nobody needs to know.
  const ids = rules.filter(isLimited).map(({ id }) => id);
  const uses = await countUses(context, ids, { buyer, besides });
  return rules.filter((rule) => isLive(rule, uses.get(rule.id) ?? NO_USES));
}

/** Whether there is one that is not switched off. */
export const anyActiveRule = async (context: Context): Promise<boolean> =>
  (await activeRules(context)).length > 0;

/** Every rule of the shop, in the order in which they are taken. */
export async function allRules({ db, siteId }: SiteDb): Promise<DiscountRule[]> {
  const { rows } = await sql<{ doc: DiscountRule }>`select doc from discount_rules
    where site_id = ${siteId}`.execute(db);
  const { ids } = await readOrder({ db, siteId });
  return rows.map(({ doc }) => doc).toSorted(byOrder(ids));
}

/** For the demo store: without events, and unchecked. */
export const seedDiscountRules = async (
  db: Queryable,
  siteId: string,
  rules: readonly DiscountRule[],
): Promise<void> => void (await discountRules.insertMany(db, siteId, rules));
