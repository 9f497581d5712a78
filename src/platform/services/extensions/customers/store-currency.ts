import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';

/**
 * What customers spent is sorted by in the shop's currency. Where it was taken for another, or is another now, all are
 * summed up once more; whoever writes orders waits for that.
 */
export async function storeCurrency({
  db,
  siteId,
  site,
}: SiteDb & { site: Pick<Context['site'], 'currency'> }): Promise<void> {
  const isKept = async (): Promise<boolean> => {
    const { rows } = await sql`select from customer_currencies
      where site_id = ${siteId} and currency = ${site.currency}`.execute(db);
    return rows.length > 0;
  };
  if (await isKept()) return;
  await sql`lock table customer_orders in share row exclusive mode`.execute(db);
  // Another process may have been first.
  if (!(await isKept())) await sql`select customers_in_currency(${siteId}, ${site.currency})`.execute(db);
}
