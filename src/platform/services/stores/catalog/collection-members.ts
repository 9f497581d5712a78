import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import { lockStockOfProducts } from '../inventory/public.ts';
import { treeUp, withThoseAbove } from './category-tree.ts';
import { emitCollectionChanged, emitItems } from './collection-events.ts';
import { rejectAllProducts } from './collection-reads.ts';
import { collections } from './tables.ts';

interface Members {
  collectionId: string;
  productIds: readonly string[];
}

/** Membership is no edit of a product: its revision stays. */
async function rewrite(
  { db, siteId, clock }: Context,
  { collectionId, productIds }: Members,
  entries: 'added' | 'removed',
): Promise<string[]> {
  const member = sql`direct_categories_info_categories_id @> jsonb_build_array(${collectionId}::text)`;
  const list = sql`coalesce(doc #> '{directCategoriesInfo,categories}', '[]')`;
  const now = clock.now().toISOString();
  const changed =
    entries === 'added'
      ? sql`${list} || jsonb_build_array(jsonb_build_object('id', ${collectionId}::text,
          'index', jsonb_array_length(${list}), 'addedDate', ${now}::text))`
      : sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${list}) as one
          where one ->> 'id' <> ${collectionId}), '[]')`;
  forgetOwnDocuments(db, 'products');
  const { rows } = await sql<{ id: string }>`
    with recursive ${treeUp(siteId)}, chosen as (
      select id, ${changed} as direct from products
      where site_id = ${siteId} and ${entries === 'added' ? sql`not ${member}` : member}
        and id = any(${[...productIds]}::text[])
      order by id for update
    )
    update products set doc = jsonb_set(
      jsonb_set(doc, '{directCategoriesInfo}', jsonb_build_object('categories', chosen.direct)),
      '{allCategoriesInfo}', jsonb_build_object('categories', ${withThoseAbove(sql`chosen.direct`)}))
    from chosen where products.site_id = ${siteId} and products.id = chosen.id returning products.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Stock items are found by category too. */
async function followInStock({ db, siteId }: Context, productIds: readonly string[]): Promise<void> {
  if (productIds.length === 0) return;
  forgetOwnDocuments(db, 'inventory_items');
  await sql`
    update inventory_items as item
    set doc = jsonb_set(item.doc, '{product,directCategoryIds}', coalesce(
      (select jsonb_agg(one -> 'id') from jsonb_array_elements(products.doc #> '{directCategoriesInfo,categories}') as one), '[]'))
    from products
    where products.site_id = ${siteId} and products.id = any(${[...productIds]}::text[])
      and item.site_id = ${siteId} and item.product_id = products.id`.execute(db);
}

/** @throws 404 naming those that are not there: then none is added */
async function requireProducts({ db, siteId }: Context, productIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${[...productIds]}::text[]) as wanted(id)
    where not exists (select from products where site_id = ${siteId} and products.id = wanted.id)`.execute(
    db,
  );
  if (rows.length > 0)
    throw notFound('Some of the products were not found; none was added.', undefined, {
      productIds: rows.map(({ id }) => id),
    });
}

/** The ids of its products. */
export async function membersOf({ db, siteId }: Context, collectionId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products
    where site_id = ${siteId} and direct_categories_info_categories_id @> jsonb_build_array(${collectionId}::text)`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** The stock is held before the products, as everyone does. */
async function change(context: Context, members: Members, entries: 'added' | 'removed'): Promise<string[]> {
  await lockStockOfProducts(context, members.productIds);
  const changed = await rewrite(context, members, entries);
  await followInStock(context, changed);
  return changed;
}

/** Holds the collection, so that nothing joins one that goes. @returns false when there is none */
const hold = async ({ db, siteId }: Context, collectionId: string): Promise<boolean> =>
  (await collections.getForUpdate(db, siteId, collectionId)) !== undefined;

/** @returns false when there is no such collection */
export async function changeMembers(
  context: Context,
  members: Members,
  entries: 'added' | 'removed',
): Promise<boolean> {
  rejectAllProducts(members.collectionId);
  if (!(await hold(context, members.collectionId))) return false;
  if (entries === 'added') await requireProducts(context, members.productIds);
  const changed = await change(context, members, entries);
  if (changed.length > 0) await emitCollectionChanged(context, members.collectionId, ['numberOfProducts']);
  await emitItems(context, members.collectionId, changed, entries);
  return true;
}

/**
 * As a rule says, while one of the products may be held already: the collection is not held, since whoever changes it holds it
 * before its products.
 */
export async function moveMembers(
  context: Context,
  members: Members,
  entries: 'added' | 'removed',
): Promise<void> {
  const changed = await change(context, members, entries);
  if (changed.length > 0) await emitCollectionChanged(context, members.collectionId, ['numberOfProducts']);
}

/** Takes all products out of a collection that is held and goes. */
export async function emptyCollection(context: Context, collectionId: string): Promise<void> {
  await change(context, { collectionId, productIds: await membersOf(context, collectionId) }, 'removed');
}
