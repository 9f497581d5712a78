import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { cachedSettings } from '#platform/store/index.ts';
import type { DiscountRule } from './discount-rule.ts';
import { readOrder } from './order.ts';
import { byOrder } from './rules/order.ts';

/** All that are not switched off, in the order in which they are taken. */
export const activeRules = (context: Context): Promise<DiscountRule[]> =>
  cachedSettings(context, 'active discount rules', () => readActiveRules(context));

async function readActiveRules({ db, siteId }: Context): Promise<DiscountRule[]> {
  const { rows } = await sql<{ doc: DiscountRule }>`select doc from discount_rules
    where site_id = ${siteId} and active is not false`.execute(db);
  const { ids } = await readOrder({ db, siteId });
  return rows.map(({ doc }) => doc).toSorted(byOrder(ids));
}
