import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import {
  changeMembers,
  changeProduct,
  createProduct,
  isAllProducts,
  lockProduct,
  products,
} from '../catalog/public.ts';
import { countsIn, countStock, productOf, type ProductWithStockInput } from '../products-v3/public.ts';
import type { ProductItem } from './store.ts';

async function idByHandle({ db, siteId }: Context, handle: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from products where site_id = ${siteId} and handle = ${handle}`.execute(db);
  return rows[0]?.id;
}

/** Those and no others. A transaction of its own: whoever changes a category holds it before its products. */
export async function setCategories(
  context: Context,
  handle: string,
  wanted: readonly string[],
): Promise<void> {
  const id = await idByHandle(context, handle);
  if (id === undefined) return;
  const { directCategoriesInfo } = (await products.get(context.db, context.siteId, id)) ?? {};
  const before = (directCategoriesInfo?.categories ?? []).flatMap((category) => category.id ?? []);
  const change = async (ids: readonly string[], entries: 'added' | 'removed'): Promise<void> => {
    for (const collectionId of ids) {
      if (isAllProducts(collectionId)) continue;
      if (!(await changeMembers(context, { collectionId, productIds: [id] }, entries)) && entries === 'added')
        throw notFound('The category was not found.', 'CATEGORY_NOT_FOUND', { categoryId: collectionId });
    }
  };
  await change(
    before.filter((known) => !wanted.includes(known)),
    'removed',
  );
  await change(
    wanted.filter((one) => !before.includes(one)),
    'added',
  );
}

/** Makes the product of that handle, or writes over it what was sent of it. */
export async function upsert(
  context: Context,
  handle: string,
  { product, fieldMask }: ProductItem,
): Promise<void> {
  const {
    id: _own,
    revision: _last,
    ...input
  } = { ...product, handle } as ProductWithStockInput & {
    id?: string;
    revision?: string;
  };
  const known = await idByHandle(context, handle);
  if (known === undefined) {
    await createProduct(context, productOf(input), (composed) => countsIn(input, composed));
    return;
  }
  const saved = await changeProduct(context, await lockProduct(context, known), productOf(input), {
    ...(fieldMask && { mask: fieldMask }),
  });
  await countStock(context, saved, countsIn(input, saved));
}
