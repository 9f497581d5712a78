import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Tables of what has amounts that are read in the currency of the store. */
const AMOUNT_TABLES = [
  'products',
  'promotions',
  'coupons',
  'discount_rules',
  'gift_cards',
  'shipping_options',
  'local_delivery_options',
  'pickup_locations',
  'draft_orders',
  'orders',
  'subscription_contracts',
  'draft_subscription_contracts',
] as const;

/**
 * The currency that the amounts of a store are stored in; undefined while it has none. Amounts of products, rates and
 * discounts name no currency: they would be relabeled, not converted, if the store began to sell in another one.
 */
export async function storedCurrency(db: Queryable, siteId: string): Promise<string | undefined> {
  const hasAmounts = sql.join(
    AMOUNT_TABLES.map((table) => sql`exists (select from ${sql.table(table)} where site_id = ${siteId})`),
    sql` or `,
  );
  const { rows } = await sql<{ currency: string }>`select currency from customer_currencies
    where site_id = ${siteId} and (${hasAmounts})`.execute(db);
  return rows[0]?.currency;
}
