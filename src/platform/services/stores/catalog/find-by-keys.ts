import { sql } from 'kysely';
import { ARCHIVED } from '#shared/archived-products.ts';
import type { SiteDb } from '#platform/context.ts';

/** By what another program may know a product of this store. */
export interface ProductKeys {
  productId?: string | undefined;
  /** Also the slug. */
  handle?: string | undefined;
  sku?: string | undefined;
  product?: string | undefined;
}

const stated = (keys: readonly (string | undefined)[]): string[] => [
  ...new Set(keys.filter((key) => key !== undefined)),
];

/**
 * The ids of the products that are meant, in the same order: by id, else by slug or handle, by SKU, by a name that no second product
 * has. Undefined where none is.
 */
export async function findProductsByKeys(
  { db, siteId }: SiteDb,
  keys: readonly ProductKeys[],
): Promise<(string | undefined)[]> {
  const ids = stated(keys.map(({ productId }) => productId));
  const handles = stated(keys.map(({ handle }) => handle));
  const skus = stated(keys.map(({ sku }) => sku));
  const names = stated(keys.map(({ product }) => product));
  const { rows } = await sql<{ id: string; slug: string; handle: string; name: string; archived: boolean }>`
    select id, slug, handle, name, coalesce((doc #>> ${ARCHIVED.split('.')}::text[])::boolean, false) as archived
    from products where site_id = ${siteId} and (id = any(${ids}::text[]) or slug = any(${handles}::text[])
      or handle = any(${handles}::text[]) or name = any(${names}::text[])) order by id`.execute(db);
  const { rows: owners } = await sql<{
    key: string;
    id: string;
  }>`select key, product_id as id from variant_keys
    where site_id = ${siteId} and kind = 'sku' and key = any(${skus}::text[])`.execute(db);
  const known = new Set(rows.map(({ id }) => id));
  const byHandle = new Map([
    ...rows.map((row) => [row.handle, row.id] as const),
    ...rows.map((row) => [row.slug, row.id] as const),
  ]);
  const bySku = new Map(owners.map(({ key, id }) => [key, id]));
  const byName = Map.groupBy(
    rows.filter(({ archived }) => !archived),
    ({ name }) => name,
  );
  return keys.map(({ productId = '', handle = '', sku = '', product = '' }) => {
    const named = byName.get(product) ?? [];
    return (
      (known.has(productId) ? productId : undefined) ??
      byHandle.get(handle) ??
      bySku.get(sku) ??
      (named.length === 1 ? named[0]?.id : undefined)
    );
  });
}
