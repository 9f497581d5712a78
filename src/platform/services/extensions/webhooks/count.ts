import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';

/** How many deliveries wait for their subscribers, and how many are given up; what waits in the outbox is not in it. */
export async function countDeliveries(
  db: Queryable,
  siteId: string,
): Promise<{ waiting: number; parked: number }> {
  const { rows } = await sql<{ waiting: number; parked: number }>`
    SELECT count(*) FILTER (WHERE state = 'WAITING')::int AS waiting,
      count(*) FILTER (WHERE state = 'PARKED')::int AS parked
    FROM webhook_deliveries WHERE site_id = ${siteId} AND state IN ('WAITING', 'PARKED')`.execute(db);
  return rows[0] ?? { waiting: 0, parked: 0 };
}
