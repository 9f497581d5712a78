import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { alreadyExists } from '../../contract/errors.ts';
import { forgetOwnDocuments } from '../../store/index.ts';
import { noteUses } from '../media-uses/public.ts';
import { allProducts } from './collection-reads.ts';
import type { Collection } from './product.ts';
import { usesOfCollection } from './rules/media-uses.ts';
import { slugOf } from './rules/slug.ts';
import { collections, findCollectionBySlug } from './tables.ts';

async function slugFor(
  context: Context,
  wanted: string | null | undefined,
  name: string,
  id: string,
): Promise<string> {
  const base = wanted?.trim() || slugOf(name, id);
  const isFree = async (slug: string): Promise<boolean> =>
    slug !== allProducts.slug && ((await findCollectionBySlug(context, slug))?.id ?? id) === id;
  if (await isFree(base)) return base;
  if (wanted?.trim()) throw alreadyExists(`The slug ${base} is in use already.`, 'DUPLICATE_SLUG_ERROR');
  for (let count = 1; ; count++) if (await isFree(`${base}-${count}`)) return `${base}-${count}`;
}

/** What a merchant writes of a collection. */
export interface CollectionInput {
  name?: string | null;
  slug?: string | null;
  description?: string | null;
  visible?: boolean | null;
}

export async function createCollection(context: Context, input: CollectionInput): Promise<Collection> {
  const { db, siteId, clock, ids } = context;
  const id = ids.guid();
  const now = clock.now().toISOString();
  const name = input.name ?? '';
  return collections.insert(db, siteId, {
    id,
    name,
    slug: await slugFor(context, input.slug, name, id),
    ...(input.description && { description: input.description }),
    visible: input.visible ?? true,
    createdDate: now,
    lastUpdated: now,
  });
}

/** @returns undefined when there is none */
export async function updateCollection(
  context: Context,
  input: CollectionInput & { id: string; media?: unknown },
): Promise<Collection | undefined> {
  const { db, siteId, clock } = context;
  const before = await collections.getForUpdate(db, siteId, input.id);
  if (!before) return undefined;
  const { media: _media, ...writable } = input;
  const after = collections.mergePatch(before, writable, { path: 'collection' });
  const slug =
    after.slug === before.slug ? before.slug : await slugFor(context, after.slug, after.name, before.id);
  const stored = await collections.replace(db, siteId, {
    ...after,
    slug,
    lastUpdated: clock.now().toISOString(),
  });
  await noteUses(context, [usesOfCollection(stored)]);
  return stored;
}

const CATEGORIES = ['directCategoriesInfo', 'allCategoriesInfo'] as const;

/** Membership is no edit of a product: its revision stays. */
async function rewrite(
  { db, siteId }: Context,
  of: { collectionId: string; productIds?: readonly string[] },
  entries: 'added' | 'removed',
): Promise<string[]> {
  const { collectionId, productIds } = of;
  const member = sql`all_categories_info_categories_id @> jsonb_build_array(${collectionId}::text)`;
  const list = (name: string) => sql`coalesce(doc #> ${sql.lit(`{${name},categories}`)}::text[], '[]')`;
  const changed = (name: string) =>
    entries === 'added'
      ? sql`${list(name)} || jsonb_build_array(jsonb_build_object('id', ${collectionId}::text, 'index', jsonb_array_length(${list(name)})))`
      : sql`coalesce((select jsonb_agg(one) from jsonb_array_elements(${list(name)}) as one
          where one ->> 'id' <> ${collectionId}), '[]')`;
  const chosen = productIds ? sql`and id = any(${[...productIds]}::text[])` : sql``;
  forgetOwnDocuments(db, 'products');
  const { rows } = await sql<{ id: string }>`
    with chosen as (
      select id from products where site_id = ${siteId} and ${entries === 'added' ? sql`not ${member}` : member} ${chosen}
      order by id for update
    )
    update products set doc = ${CATEGORIES.reduce(
      (doc, name) =>
        sql`jsonb_set(${doc}, ${sql.lit(`{${name}}`)}::text[], jsonb_build_object('categories', ${changed(name)}))`,
      sql`doc`,
    )}
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

export async function addToCollection(
  context: Context,
  collectionId: string,
  productIds: readonly string[],
): Promise<void> {
  await followInStock(context, await rewrite(context, { collectionId, productIds }, 'added'));
}

export async function removeFromCollection(
  context: Context,
  collectionId: string,
  productIds?: readonly string[],
): Promise<void> {
  const of = { collectionId, ...(productIds && { productIds }) };
  await followInStock(context, await rewrite(context, of, 'removed'));
}

/** @returns false when there was none */
export async function deleteCollection(context: Context, id: string): Promise<boolean> {
  await removeFromCollection(context, id);
  await noteUses(context, [{ entity: 'collection', entityId: id, name: '', uses: [] }]);
  return collections.remove(context.db, context.siteId, id);
}
