import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest, invalidField } from '#platform/contract/errors.ts';
import type { CategoriesApi, Handler } from '#platform/contract/index.ts';
import { decodeCursor, encodeCursor } from '#platform/query/cursor.ts';
import {
  ALL_PRODUCTS_CATEGORY_ID,
  categories,
  type Collection,
  isAllProducts,
  STORES_APP_ID,
  emitItemsArranged,
} from '../../stores/catalog/public.ts';
import { ownItem } from './own-item.ts';
import { requireShown } from './read.ts';
import { lockCategory } from './write.ts';

type Api = CategoriesApi;
const MAX_PAGE = 100;
const LIST = 'category_items';

interface Page {
  arranged: boolean;
  below: boolean;
  after?: { rank: number; added: string; id: string };
}

const itemOf = (catalogItemId: string) => ({ catalogItemId, appId: STORES_APP_ID });

const memberOf = (id: string, below: boolean) =>
  isAllProducts(id)
    ? sql`true`
    : below
      ? sql`all_categories_info_categories_id @> jsonb_build_array(${id}::text)`
      : sql`direct_categories_info_categories_id @> jsonb_build_array(${id}::text)`;

/** Those that somebody put first, then the newest in the category. */
const itemsIn = ({ siteId, caller }: Context, category: Collection, { arranged, below }: Page) => sql`
  select id, ${arranged ? sql`coalesce(array_position(${category.arranged ?? []}::text[], id), 1000)` : sql`0`} as rank,
    coalesce((select one ->> 'addedDate' from jsonb_array_elements(doc #> '{directCategoriesInfo,categories}') as one
      where one ->> 'id' = ${category.id} limit 1), created_date) as added
  from products where site_id = ${siteId} and ${memberOf(category.id, below)}
    and (visible or ${caller.kind === 'api-key'})`;

function readPosition(cursor: string | null | undefined, { siteId }: Context): Page | undefined {
  if (!cursor) return undefined;
  const path = 'cursorPaging.cursor';
  const { filter, position } = decodeCursor(cursor, LIST, siteId, path);
  const [rank = '', added = '', id = ''] = position;
  const { arranged, below } = (filter ?? {}) as Partial<Page>;
  if (!/^\d{1,4}$/.test(rank ?? '')) throw invalidField(path, 'FORMAT', 'is not a cursor of this list');
  return {
    arranged: arranged === true,
    below: below === true,
    after: { rank: Number(rank), added: added ?? '', id: id ?? '' },
  };
}

/** Pages by offset are in the API, though the public types leave them out. */
interface Paged {
  cursorPaging?: { limit?: number | null; cursor?: string | null } | undefined;
  paging?: { limit?: number | null; offset?: number | null };
}

export const listItemsInCategory: Handler<Api, 'listItemsInCategory', Context> = async (request, context) => {
  const { categoryId, treeReference, useCategoryArrangement, includeItemsFromSubcategories } = request;
  const { paging, cursorPaging }: Paged = request;
  const { db, siteId } = context;
  const found = await categories.get(db, siteId, categoryId);
  const category = requireShown(found, categoryId, { context, treeReference });
  const page = readPosition(cursorPaging?.cursor, context) ?? {
    arranged: useCategoryArrangement === true,
    below: includeItemsFromSubcategories === true,
  };
  const limit = Math.min(MAX_PAGE, Math.max(1, cursorPaging?.limit ?? paging?.limit ?? MAX_PAGE));
  const offset = Math.max(0, paging?.offset ?? 0);
  const { after } = page;
  const beyond = after
    ? sql`(rank > ${after.rank} or (rank = ${after.rank} and (added < ${after.added}
        or (added = ${after.added} and id > ${after.id}))))`
    : sql`true`;
  const { rows } = await sql<{ id: string; rank: number; added: string }>`
    select id, rank, added from (${itemsIn(context, category, page)}) as held where ${beyond}
    order by rank, added desc, id limit ${limit + 1} offset ${offset}`.execute(db);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const { arranged, below } = page;
  const position = last && [String(last.rank), last.added, last.id];
  const next =
    position && rows.length > limit
      ? encodeCursor({
          entity: LIST,
          site: siteId,
          filter: { arranged, below },
          sort: [],
          position,
          backwards: false,
        })
      : undefined;
  return {
    items: shown.map(({ id }) => itemOf(id)),
    pagingMetadata: {
      count: shown.length,
      ...(paging && !cursorPaging && { offset, total: await countItems(context, category, page) }),
      cursors: { ...(next && { next }) },
    },
  };
};

async function countItems(context: Context, category: Collection, page: Page): Promise<number> {
  const { rows } = await sql<{ count: string | number }>`
    select count(*) as count from (${itemsIn(context, category, page)}) as held`.execute(context.db);
  return Number(rows[0]?.count ?? 0);
}

/** Those of them that are in the category still, in their order. */
async function stillIn(context: Context, { id, arranged = [] }: Collection): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from products
    where site_id = ${context.siteId} and id = any(${arranged}::text[]) and ${memberOf(id, false)}`.execute(
    context.db,
  );
  const there = new Set(rows.map((row) => row.id));
  return arranged.filter((one) => there.has(one));
}

export const getArrangedItems: Handler<Api, 'getArrangedItems', Context> = async (request, context) => {
  const { categoryId, treeReference } = request;
  const found = await categories.get(context.db, context.siteId, categoryId);
  const category = requireShown(found, categoryId, { context, treeReference });
  return { items: (await stillIn(context, category)).map(itemOf) };
};

export const setArrangedItems: Handler<Api, 'setArrangedItems', Context> = async (request, context) => {
  const { categoryId, treeReference, items = [] } = request;
  const before = await lockCategory(context, categoryId, treeReference);
  const arranged = [...new Set((items ?? []).map(({ catalogItemId }) => catalogItemId ?? ''))];
  const after = { ...before, arranged };
  const there = await stillIn(context, after);
  const stranger = arranged.find((id) => !there.includes(id));
  if (stranger !== undefined)
    throw badRequest('The item is not in the category.', 'ITEM_NOT_IN_CATEGORY', {
      item: itemOf(stranger),
    });
  await categories.replace(context.db, context.siteId, after, { keepRevision: true });
  await emitItemsArranged(context, categoryId);
  return { items: arranged.map(itemOf) };
};

interface ProductCategories {
  id: string;
  direct: string[];
  all: string[];
}

/** Everything is in the one that holds everything too. */
async function categoriesOf(
  context: Context,
  items: readonly (string | undefined)[],
): Promise<Map<string, ProductCategories>> {
  const { db, siteId, caller } = context;
  const { rows } = await sql<ProductCategories>`
    select id, direct_categories_info_categories_id as direct, all_categories_info_categories_id as "all"
    from products where site_id = ${siteId} and id = any(${items.flatMap((id) => id ?? [])}::text[])
      and (visible or ${caller.kind === 'api-key'})`.execute(db);
  return new Map(
    rows.map(({ id, direct, all }) => [
      id,
      { id, direct: [ALL_PRODUCTS_CATEGORY_ID, ...direct], all: [ALL_PRODUCTS_CATEGORY_ID, ...all] },
    ]),
  );
}

export const listCategoriesForItem: Handler<Api, 'listCategoriesForItem', Context> = async (
  { item, treeReference },
  context,
) => {
  const id = ownItem(item, treeReference);
  const productCategories = (await categoriesOf(context, [id])).get(id ?? '');
  return { directCategoryIds: productCategories?.direct ?? [], allCategoryIds: productCategories?.all ?? [] };
};

export const listCategoriesForItems: Handler<Api, 'listCategoriesForItems', Context> = async (
  { items, treeReference },
  context,
) => {
  const ids = (items ?? []).map((item) => ownItem(item, treeReference));
  const categoriesById = await categoriesOf(context, ids);
  return {
    categoriesForItems: (items ?? []).map((item, index) => {
      const { direct = [], all = [] } = categoriesById.get(ids[index] ?? '') ?? {};
      return {
        item,
        directCategoryIds: direct,
        indirectCategoryIds: all.filter((id) => !direct.includes(id)),
      };
    }),
  };
};
