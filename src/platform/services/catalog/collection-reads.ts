import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Collection } from './product.ts';
import { ALL_PRODUCTS_ID } from './product.ts';
import { collections, findCollectionBySlug } from './tables.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/** Always there, first of all, and holding everything. */
export const allProducts: Collection = {
  id: ALL_PRODUCTS_ID,
  name: 'All Products',
  slug: 'all-products',
  visible: true,
  createdDate: '2020-01-01T00:00:00.000Z',
  lastUpdated: '2020-01-01T00:00:00.000Z',
};

/** Names and slugs of categories, by id. */
export async function categoryNames(
  { db, siteId }: Where,
  ids: readonly string[],
): Promise<Map<string, { name: string; slug: string }>> {
  const found = await collections.getMany(db, siteId, [...new Set(ids)]);
  return new Map(found.map(({ id, name, slug }) => [id, { name, slug }]));
}

/** How many products shoppers see in each. */
export async function countProductsIn(
  { db, siteId }: Where,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: string | number }>`
    select wanted.id, (
      select count(*) from products where site_id = ${siteId} and visible
        and (wanted.id = ${ALL_PRODUCTS_ID}
          or all_categories_info_categories_id @> jsonb_build_array(wanted.id))
    ) as count
    from unnest(${[...ids]}::text[]) as wanted(id)`.execute(db);
  return new Map(rows.map(({ id, count }) => [id, Number(count)]));
}

export const readCollection = async ({ db, siteId }: Where, id: string): Promise<Collection | undefined> =>
  id === ALL_PRODUCTS_ID ? allProducts : collections.get(db, siteId, id);

export const readCollectionBySlug = async (where: Where, slug: string): Promise<Collection | undefined> =>
  slug === allProducts.slug ? allProducts : findCollectionBySlug(where, slug);
