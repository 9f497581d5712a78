import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import { standing } from '../../store/index.ts';
import type { DiscountRule } from './discount-rule.ts';
import { isLimited } from './rules/is-limited.ts';
import { isLiveFor } from './rules/status.ts';
import { discountRules } from './tables.ts';
import { type Buyer, countUses, NO_USES } from './uses.ts';

/** What other services may use of discount rules, in the current transaction of the database. */
export { holdRules, releaseRules } from './hold.ts';
export { seedUses } from './uses.ts';
export type { Discount, DiscountRule, DiscountScope, DiscountTrigger } from './discount-rule.ts';

const PAGE = 100;

/** All that are not switched off, the oldest first. */
const activeRules = (context: Context): Promise<DiscountRule[]> =>
  standing(context, 'active discount rules', () => readActiveRules(context));

async function readActiveRules({ db, siteId }: Context): Promise<DiscountRule[]> {
  const rules: DiscountRule[] = [];
  let cursor: string | undefined;
  do {
    const { items, metadata } = await discountRules.query(
      db,
      siteId,
      cursor === undefined
        ? {
            filter: { active: { $ne: false } },
            sort: [{ fieldName: 'createdDate', order: 'ASC' }],
            cursorPaging: { limit: PAGE },
          }
        : { cursorPaging: { limit: PAGE, cursor } },
    );
    rules.push(...items);
    cursor = metadata.cursors.next;
  } while (cursor !== undefined);
  return rules;
}

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
