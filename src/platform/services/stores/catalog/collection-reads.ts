import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { type Ancestor, ancestorsOf } from './category-tree.ts';
import type { Collection } from './product.ts';
import { ALL_PRODUCTS_CATEGORY_ID, ALL_PRODUCTS_ID, isAllProducts, STORES_TREE } from './product.ts';
import { collections, findCollectionBySlug } from './tables.ts';

/** Always there, first of all, and holding everything. */
export const allProducts: Collection = {
  id: ALL_PRODUCTS_ID,
  name: 'All Products',
  slug: 'all-products',
  visible: true,
  createdDate: '2020-01-01T00:00:00.000Z',
  lastUpdated: '2020-01-01T00:00:00.000Z',
};

/** The one that holds everything is nobody's to change. @throws 400 */
export function rejectAllProducts(id: string): void {
  if (isAllProducts(id))
    throw badRequest('All Products holds every product; it cannot be changed or deleted.', undefined, {
      collectionId: id,
    });
}

/** Each category with those above it, from the top down; for breadcrumbs. */
export async function categoryTrails(
  where: SiteDb,
  ids: readonly string[],
): Promise<Map<string, Ancestor[]>> {
  const [found, above] = await Promise.all([
    collections.getMany(where.db, where.siteId, [...new Set(ids)]),
    ancestorsOf(where, ids),
  ]);
  return new Map(found.map((one) => [one.id, [...(above.get(one.id) ?? []), one]]));
}

/** How many products shoppers see in each, or how many there are. */
export async function countProductsIn(
  { db, siteId }: SiteDb,
  ids: readonly string[],
  { hidden = false } = {},
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: string | number }>`
    select wanted.id, (
      select count(*) from products where site_id = ${siteId} and (visible or ${hidden})
        and (wanted.id = any(${[ALL_PRODUCTS_ID, ALL_PRODUCTS_CATEGORY_ID]}::text[])
          or direct_categories_info_categories_id @> jsonb_build_array(wanted.id))
    ) as count
    from unnest(${[...ids]}::text[]) as wanted(id)`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

export const readCollection = async ({ db, siteId }: SiteDb, id: string): Promise<Collection | undefined> =>
  isAllProducts(id) ? allProducts : collections.get(db, siteId, id);

export const readCollectionBySlug = async (where: SiteDb, slug: string): Promise<Collection | undefined> =>
  slug === allProducts.slug ? allProducts : findCollectionBySlug(where, slug);

/** The third catalog lists it with the others, and a row there answers its filters. */
export async function seedAllProducts({ db, siteId }: SiteDb): Promise<void> {
  const root = {
    ...allProducts,
    id: ALL_PRODUCTS_CATEGORY_ID,
    updatedDate: allProducts.lastUpdated,
    handle: allProducts.slug,
    treeReference: STORES_TREE,
    parentCategory: { index: -1 },
  };
  await collections.insertMany(db, siteId, [root], { unlessThere: true });
}
