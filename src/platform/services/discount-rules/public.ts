import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { DiscountRule } from './discount-rule.ts';
import { isLiveFor } from './rules/status.ts';
import { discountRules } from './tables.ts';
import { type Buyer, countUses } from './uses.ts';

/** What other services may use of discount rules, in the current transaction of the database. */
export { seedUses } from './uses.ts';
export type { Discount, DiscountRule, DiscountScope, DiscountTrigger } from './discount-rule.ts';

/** A shop has as many rules as fit a page; `createDiscountRule` sees to it. */
export const MAX_RULES = 100;

/** Rules that work for this buyer now, the oldest first. */
export async function liveRules(context: Context, buyer: Buyer): Promise<DiscountRule[]> {
  const { db, siteId, clock, site } = context;
  const { items } = await discountRules.query(db, siteId, {
    filter: { active: { $ne: false } },
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    cursorPaging: { limit: MAX_RULES },
  });
  const uses = await countUses(
    context,
    items.map(({ id }) => id),
    buyer,
  );
  return items.filter((rule) =>
    isLiveFor(rule, uses.get(rule.id) ?? { all: 0, byThisBuyer: 0 }, clock.now(), site.timeZone),
  );
}

/** For the demo store: without events, and unchecked. */
export const seedDiscountRules = async (
  db: Queryable,
  siteId: string,
  rules: readonly DiscountRule[],
): Promise<void> => void (await discountRules.insertMany(db, siteId, rules));
