import { sql } from 'kysely';
import type { ProductBeside } from '#shared/reports.ts';
import type { Context } from '../../context.ts';
import type { Period } from './period.ts';

/** What came back of a product on these days, and in how many bags that nobody has ordered it lies now. */
export async function besideSales(
  { db, siteId, site }: Context,
  { from, to }: Period,
  productId: string,
): Promise<ProductBeside> {
  const { rows } = await sql<{ came_back: string; open_bags: string }>`select
    (select coalesce(sum((line ->> 'quantity')::integer), 0)
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
            and item #>> '{catalogReference,catalogItemId}' = ${productId})) as came_back,
    (select count(*) from carts
      where site_id = ${siteId} and doc -> 'ordered' is null
        and jsonb_path_query_array(doc, 'lax $."lines"[*]."catalogReference"."catalogItemId"')
          @> to_jsonb(array[${productId}::text])) as open_bags`.execute(db);
  return {
    productId,
    cameBack: Number(rows[0]?.came_back ?? 0),
    openBags: Number(rows[0]?.open_bags ?? 0),
  };
}
