import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { invalidField, notFound } from '#platform/contract/errors.ts';
import type { Handler, InventoryItemsV3Api } from '#platform/contract/index.ts';
import { insertStock, lockProducts, type LockedProduct } from '../catalog/public.ts';
import { LOCATION_ID } from '../inventory/public.ts';
import { variantTest } from './rules/variant-test.ts';

type Api = InventoryItemsV3Api;

const BATCH = 100;

/** Products with a variant whose stock nobody keeps: no other can come into it. */
async function productsWithout({ db, siteId }: Context, after: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where site_id = ${siteId} and id > ${after}
      and jsonb_array_length(doc #> '{variantsInfo,variants}') > (
        select count(*) from inventory_items as item
        where item.site_id = products.site_id and item.product_id = products.id)
    order by id limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

async function begin(
  context: Context,
  { product, items }: LockedProduct,
  means: ReturnType<typeof variantTest>,
  quantity: number,
): Promise<void> {
  const known = new Set(items.map(({ variantId }) => variantId));
  const wanted = product.variantsInfo.variants.filter((one) => !known.has(one.id) && means(product, one));
  await insertStock(context, product, new Map(wanted.map(({ id }) => [id, { quantity }])));
}

/** Begins to keep the stock of all variants that are meant; whose stock is kept already is left as it is. */
export const bulkCreateInventoryItemsByVariantFilter: Handler<
  Api,
  'bulkCreateInventoryItemsByVariantFilter',
  Context
> = async ({ filter, search, locationId, inventoryCreationData }, context) => {
  if (locationId !== LOCATION_ID) throw notFound('There is no such location.', undefined, { locationId });
  const quantity = inventoryCreationData?.quantity ?? 0;
  if (quantity < 0) throw invalidField('inventoryCreationData.quantity', 'MIN', 'must not be negative');
  const means = variantTest(filter, search);
  let last = '';
  for (;;) {
    const ids = await productsWithout(context, last);
    for (const locked of (await lockProducts(context, ids)).values())
      await begin(context, locked, means, quantity);
    last = ids.at(-1) ?? '';
    if (ids.length < BATCH) break;
  }
  return { jobId: context.ids.guid() };
};
