import { sql } from 'kysely';
import type { Queryable } from '../database/database.ts';

/** Tables of what has amounts that are read in the currency of the store. */
const AMOUNT_TABLES = [
  'products',
  'promotions',
  'coupons',
  'discount_rules',
  'gift_cards',
  'gift_card_rules',
  'shipping_options',
  'local_delivery_options',
  'pickup_locations',
  'draft_orders',
  'orders',
  'subscription_contracts',
  'draft_subscription_contracts',
  'subscription_options',
  'checkout_templates',
] as const;

/**
 * The currency that the amounts of a store are stored in; undefined while it has none. Amounts of products, rates and
 * discounts name no currency: they would be relabeled, not converted, if the store began to sell in another one.
 */
export async function storedCurrency(db: Queryable, siteId: string): Promise<string | undefined> {
  const amountRows = [
    ...AMOUNT_TABLES.map((table) => sql`${sql.table(table)} where true`),
    // Every store has these; only some of them have amounts.
    sql`tip_settings where doc ->> 'tipType' = 'AMOUNT'`,
    sql`delivery_profiles where jsonb_path_exists(doc, '$.**.backupRate.amount')`,
  ];
  const hasAmounts = sql.join(
    amountRows.map((rows) => sql`exists (select from ${rows} and site_id = ${siteId})`),
    sql` or `,
  );
  const { rows } = await sql<{ currency: string }>`select currency from customer_currencies
    where site_id = ${siteId} and (${hasAmounts})`.execute(db);
  return rows[0]?.currency;
}
