import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Period } from './period.ts';

/** How many pieces of a product arrived again on these days. */
export async function countReturnedPieces(
  { db, siteId, site }: Context,
  { from, to }: Period,
  productId: string,
): Promise<number> {
  const { rows } = await sql<{
    pieces: string;
  }>`select coalesce(sum((line ->> 'quantity')::integer), 0) as pieces
    from order_returns as back
      cross join lateral (
        select min(step ->> 'date') as date from jsonb_array_elements(back.doc -> 'history') as step
        where step ->> 'state' = 'RECEIVED') as arrived
      join orders on orders.site_id = back.site_id and orders.id = back.order_id
      cross join lateral jsonb_array_elements(back.doc -> 'lines') as line
    where back.site_id = ${siteId}
      and (arrived.date::timestamptz at time zone ${site.timeZone})::date between ${from}::date and ${to}::date
      and exists (
        select 1 from jsonb_array_elements(orders.doc -> 'lineItems') as item
        where item ->> 'id' = line ->> 'lineItemId'
          and item #>> '{catalogReference,catalogItemId}' = ${productId})`.execute(db);
  return Number(rows[0]?.pieces ?? 0);
}

/** In how many carts that nobody has ordered a product is now. */
export async function countCartsWithProduct({ db, siteId }: Context, productId: string): Promise<number> {
  const { rows } = await sql<{ carts: string }>`select count(*) as carts from carts
    where site_id = ${siteId} and doc -> 'ordered' is null
      and jsonb_path_query_array(doc, 'lax $."lines"[*]."catalogReference"."catalogItemId"')
        @> to_jsonb(array[${productId}::text])`.execute(db);
  return Number(rows[0]?.carts ?? 0);
}
