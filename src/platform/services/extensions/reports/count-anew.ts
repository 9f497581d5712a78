import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

/**
 * Totals are kept by the shop's own days. Where nothing is summed up yet, or in another time zone, everything is once
 * more; whoever writes orders waits for that.
 */
export async function countAnew({ db, siteId, site }: Context): Promise<void> {
  const isCounted = async (): Promise<boolean> => {
    const { rows } =
      await sql`select from sales_zones where site_id = ${siteId} and time_zone = ${site.timeZone}`.execute(
        db,
      );
    return rows.length > 0;
  };
  if (await isCounted()) return;
  await sql`lock table orders, order_transactions in share row exclusive mode`.execute(db);
  // Another process may have been first.
  if (!(await isCounted())) await sql`select sales_count_anew(${siteId}, ${site.timeZone})`.execute(db);
}
