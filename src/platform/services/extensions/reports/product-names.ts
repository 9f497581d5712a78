import { sql } from 'kysely';
import type { ReportRow } from '#shared/reports.ts';
import type { Context } from '#platform/context.ts';
import { products } from '../../stores/catalog/public.ts';

/** What a product was called when it was last sold; for those that are gone. */
async function nameSold({ db, siteId }: Context, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string | null }>`
    select line #>> '{productName,original}' as name
    from (select doc from orders where site_id = ${siteId}
      and line_items_catalog_reference_catalog_item_id @> jsonb_build_array(${id}::text) limit 1) as found
      cross join jsonb_array_elements(doc -> 'lineItems') as line
    where line #>> '{catalogReference,catalogItemId}' = ${id} limit 1`.execute(db);
  return rows[0]?.name ?? undefined;
}

/** Rows by product id, with the names and pictures of the products. */
export async function nameProducts(context: Context, rows: readonly ReportRow[]): Promise<ReportRow[]> {
  const ids = rows.flatMap(({ key }) => key || []);
  const found = await products.getMany(context.db, context.siteId, ids);
  const known = new Map(found.map((product) => [product.id, product]));
  return Promise.all(
    rows.map(async (row) => {
      const product = known.get(row.key);
      const image = product?.media?.main?.image?.url;
      const label = row.key === '' ? '' : (product?.name ?? (await nameSold(context, row.key)) ?? row.key);
      return { ...row, label, ...(image !== undefined && { image }) };
    }),
  );
}
