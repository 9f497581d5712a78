import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';

export interface CountedDemand {
  variantId: string;
  productId: string;
  waiting: number;
  sending: number;
  failed: number;
  since: string | null;
}

/** As many variants as one board has: those that most people wait for. */
export const MAX_VARIANTS = 2000;

export interface Narrowed {
  variantIds?: readonly string[];
  productId?: string;
}

/** How many wait for which variant, in one statement along the index of the states. */
export async function countDemand(
  { db, siteId }: Context,
  { variantIds, productId }: Narrowed = {},
): Promise<CountedDemand[]> {
  const { rows } = await sql<CountedDemand>`
    select variant_id as "variantId", min(doc #>> '{catalogReference,catalogItemId}') as "productId",
      (count(*) filter (where status = 'RECEIVED'))::int as waiting,
      (count(*) filter (where status = 'PROCESSING'))::int as sending,
      (count(*) filter (where status = 'FAILED'))::int as failed,
      min(created_date) filter (where status = 'RECEIVED') as since
    from back_in_stock_requests
    where site_id = ${siteId} and status in ('RECEIVED', 'PROCESSING', 'FAILED')
      ${variantIds === undefined ? sql`` : sql`and variant_id = any(${[...variantIds]}::text[])`}
      ${productId === undefined ? sql`` : sql`and doc #>> '{catalogReference,catalogItemId}' = ${productId}`}
    group by variant_id having count(*) filter (where status <> 'FAILED') > 0
    order by waiting desc, variant_id limit ${MAX_VARIANTS}`.execute(db);
  return rows;
}
