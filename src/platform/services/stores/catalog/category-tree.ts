import { sql, type RawBuilder } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import { forgetOwnDocuments } from '#platform/store/index.ts';
import { ALL_PRODUCTS_CATEGORY_ID, type Collection } from './product.ts';
import { categories } from './tables.ts';

/** `docs:` categories nest five levels deep. */
export const MAX_DEPTH = 5;

export type Ancestor = Pick<Collection, 'id' | 'name' | 'slug' | 'visible'>;

/** Those above each, from the top down. */
export async function ancestorsOf(
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<Map<string, Ancestor[]>> {
  const { rows } = await sql<Ancestor & { below: string }>`
    with recursive up as (
      select id as below, parent_category_id as above, 1 as steps from collections
      where site_id = ${siteId} and id = any(${[...new Set(ids)]}::text[])
      union all
      select up.below, one.parent_category_id, up.steps + 1 from up
        join collections as one on one.site_id = ${siteId} and one.id = up.above
      where up.steps < ${MAX_DEPTH * 2})
    select up.below, one.id, one.name, one.slug, one.visible from up
      join collections as one on one.site_id = ${siteId} and one.id = up.above
    order by up.below, up.steps desc`.execute(db);
  return Map.groupBy(rows, ({ below }) => below);
}

/** Those below any of them, with how many steps down; not they themselves. */
export async function descendantsOf(
  { db, siteId }: SiteDb,
  ids: readonly string[],
): Promise<{ id: string; steps: number }[]> {
  const { rows } = await sql<{ id: string; steps: number }>`
    with recursive down as (
      select id, 1 as steps from collections
      where site_id = ${siteId} and parent_category_id = any(${[...ids]}::text[])
      union all
      select one.id, down.steps + 1 from down
        join collections as one on one.site_id = ${siteId} and one.parent_category_id = down.id
      where down.steps < ${MAX_DEPTH * 2})
    select id, steps from down order by steps, id`.execute(db);
  return rows;
}

/** Nobody else plants, moves or fells meanwhile: the root stands for the whole tree. */
export async function lockTree({ db, siteId }: SiteDb): Promise<void> {
  await sql`select from collections where site_id = ${siteId} and id = ${ALL_PRODUCTS_CATEGORY_ID}
    for update`.execute(db);
}

const underParent = (parentId: string | undefined): RawBuilder<boolean> =>
  parentId === undefined
    ? sql`parent_category_id is null and id <> ${ALL_PRODUCTS_CATEGORY_ID}`
    : sql`parent_category_id = ${parentId}`;

/** Those with the same parent, in their order. */
export async function siblingsUnder({ db, siteId }: SiteDb, parentId: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from collections
    where site_id = ${siteId} and ${underParent(parentId)}
    order by (doc #>> '{parentCategory,index}')::numeric nulls last, id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Places under a parent, in this order; whose place is another now. */
export async function arrangeUnder(
  { db, siteId }: SiteDb,
  parentId: string | undefined,
  ids: readonly string[],
): Promise<void> {
  forgetOwnDocuments(db, 'collections');
  const place = sql`jsonb_build_object('index', place - 1)`;
  const parent =
    parentId === undefined ? place : sql`${place} || jsonb_build_object('id', ${parentId}::text)`;
  await sql`
    update collections as one set doc = jsonb_set(one.doc, '{parentCategory}', ${parent})
    from unnest(${[...ids]}::text[]) with ordinality as placed (id, place)
    where one.site_id = ${siteId} and one.id = placed.id
      and one.doc -> 'parentCategory' is distinct from ${parent}`.execute(db);
}

/** The place after all others there. */
export async function lastPlaceUnder(
  { db, siteId }: SiteDb,
  parentId: string | undefined,
): Promise<NonNullable<Collection['parentCategory']>> {
  const { rows } = await sql<{ next: string | number }>`
    select coalesce(max((doc #>> '{parentCategory,index}')::numeric), -1) + 1 as next from collections
    where site_id = ${siteId} and ${underParent(parentId)}`.execute(db);
  return { ...(parentId !== undefined && { id: parentId }), index: Number(rows[0]?.next ?? 0) };
}

/** `docs:` hiding hides all below. @throws 400 PARENT_CATEGORY_HIDDEN for one that is shown under a hidden one */
export async function followVisibility(context: Context, id: string, visible: boolean): Promise<string[]> {
  const { db, siteId } = context;
  if (visible) {
    const above = (await ancestorsOf(context, [id])).get(id) ?? [];
    if (above.some((one) => !one.visible))
      throw badRequest('A category above it is hidden.', 'PARENT_CATEGORY_HIDDEN', { categoryId: id });
    return [];
  }
  const below = (await descendantsOf(context, [id])).map((one) => one.id);
  const shown = (await categories.getManyForUpdate(db, siteId, below)).filter((one) => one.visible);
  const now = context.clock.now();
  const hidden = shown.map((one) => ({ ...one, visible: false, lastUpdated: now.toISOString() }));
  if (hidden.length > 0) await categories.replaceMany(db, siteId, hidden, { now });
  return hidden.map((one) => one.id);
}

/**
 * In a statement that begins `with recursive`: each category with itself and all above it.
 */
export const treeUp = (siteId: string): RawBuilder<unknown> => sql`up as (
  select id, id as ancestor, 0 as steps from collections where site_id = ${siteId}
  union all
  select up.id, one.parent_category_id, up.steps + 1 from up
    join collections as one on one.site_id = ${siteId} and one.id = up.ancestor
  where one.parent_category_id is not null and up.steps < ${MAX_DEPTH * 2})`;

/** Of a list of categories a product is in, all it is in: those first, then those above them. */
export const withThoseAbove = (direct: RawBuilder<unknown>): RawBuilder<unknown> => sql`coalesce((
  select jsonb_agg(jsonb_build_object('id', ancestor, 'index', place - 1) order by place) from (
    select up.ancestor, row_number() over (order by min(up.steps * 10000 + n)) as place
    from jsonb_array_elements(${direct}) with ordinality as held (one, n) join up on up.id = held.one ->> 'id'
    group by up.ancestor) as above), '[]')`;

/** Products in any of the categories, or below, are in those that are above them now. */
export async function followTree({ db, siteId }: SiteDb, categoryIds: readonly string[]): Promise<void> {
  forgetOwnDocuments(db, 'products');
  await sql`
    with recursive ${treeUp(siteId)}, chosen as (
      select id from products where site_id = ${siteId} and exists (
        select from unnest(${[...categoryIds]}::text[]) as moved(id)
        where all_categories_info_categories_id @> jsonb_build_array(moved.id))
      order by id for update)
    update products set doc = jsonb_set(doc, '{allCategoriesInfo}', jsonb_build_object('categories',
      ${withThoseAbove(sql`coalesce(products.doc #> '{directCategoriesInfo,categories}', '[]')`)}))
    from chosen where products.site_id = ${siteId} and products.id = chosen.id`.execute(db);
}
