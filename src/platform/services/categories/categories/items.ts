import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { badRequest, notFound } from '#platform/contract/errors.ts';
import type { CategoriesApi, Handler, Request } from '#platform/contract/index.ts';
import { bulk, sumUp } from '#platform/crud/index.ts';
import {
  ALL_PRODUCTS_CATEGORY_ID,
  categories,
  changeMembers,
  type Collection,
  isAllProducts,
} from '../../stores/catalog/public.ts';
import { ownItem } from './own-item.ts';
import { categoryNotFound, type isOurTree } from './tree.ts';
import { lockCategory } from './write.ts';

type Api = CategoriesApi;
type Item = NonNullable<Request<Api, 'bulkAddItemsToCategory'>['items']>[number];
type Entries = 'added' | 'removed';
type Tree = Parameters<typeof isOurTree>[0];

/** @throws 400 for one whose items an app keeps, or that holds everything */
function refuseManaged({ id, managingAppId }: Collection): void {
  if (managingAppId || isAllProducts(id))
    throw badRequest(
      'The items of this category are kept by an app.',
      'MANAGED_CATEGORY_OPERATION_NOT_ALLOWED',
      { categoryId: id },
    );
}

async function productsThere({ db, siteId }: Context, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`select id from products
    where site_id = ${siteId} and id = any(${[...ids]}::text[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** All of them at once; what is not there fails alone. */
async function changeItems(
  context: Context,
  { categoryId, items, treeReference }: { categoryId: string; items: readonly Item[]; treeReference: Tree },
  entries: Entries,
) {
  refuseManaged(await lockCategory(context, categoryId, treeReference));
  const ids = items.map((item) => ownItem(item, treeReference));
  const there = await productsThere(
    context,
    ids.flatMap((id) => id ?? []),
  );
  await changeMembers(context, { collectionId: categoryId, productIds: [...there] }, entries);
  const results = items.map((item, originalIndex) => {
    if (there.has(ids[originalIndex] ?? '')) return { itemMetadata: { item, originalIndex, success: true } };
    const error = { code: 'NOT_FOUND', description: 'The item was not found.', data: {} };
    return { itemMetadata: { item, originalIndex, success: false, error } };
  });
  return { results, bulkActionMetadata: sumUp(results) };
}

export const bulkAddItemsToCategory: Handler<Api, 'bulkAddItemsToCategory', Context> = (request, context) =>
  changeItems(context, request, 'added');

export const bulkRemoveItemsFromCategory: Handler<Api, 'bulkRemoveItemsFromCategory', Context> = (
  request,
  context,
) => changeItems(context, request, 'removed');

/** One item in or out of many; the categories are held before the first is changed. */
async function changeCategories(
  context: Context,
  {
    productId,
    categoryIds,
    treeReference,
  }: { productId: string; categoryIds: readonly string[]; treeReference: Tree },
  entries: Entries,
) {
  const { results, bulkActionMetadata } = await bulk(context, {
    entries: categoryIds,
    idOf: (id) => id,
    each: async (id) => {
      refuseManaged(await lockCategory(context, id, treeReference));
      if (!(await changeMembers(context, { collectionId: id, productIds: [productId] }, entries)))
        throw categoryNotFound(id);
    },
  });
  return { results, bulkActionMetadata };
}

/** @throws 404 for an item that is no product */
async function requireItem(context: Context, item: Item | undefined, tree: Tree): Promise<string> {
  const id = ownItem(item, tree);
  if (id === undefined || !(await productsThere(context, [id])).has(id))
    throw notFound('The item was not found.', undefined, { item: item ?? {} });
  return id;
}

interface OfItem {
  item?: Item;
  categoryIds?: readonly string[];
  treeReference?: Tree;
}

async function changeItem(context: Context, request: OfItem, entries: Entries) {
  const { item, categoryIds = [], treeReference } = request;
  const productId = await requireItem(context, item, treeReference);
  await categories.getManyForUpdate(context.db, context.siteId, categoryIds);
  return changeCategories(context, { productId, categoryIds, treeReference }, entries);
}

export const bulkAddItemToCategories: Handler<Api, 'bulkAddItemToCategories', Context> = (request, context) =>
  changeItem(context, request, 'added');

export const bulkRemoveItemFromCategories: Handler<Api, 'bulkRemoveItemFromCategories', Context> = (
  request,
  context,
) => changeItem(context, request, 'removed');

export const bulkSetItemCategories: Handler<Api, 'bulkSetItemCategories', Context> = async (
  { item, categoryIds, treeReference },
  context,
) => {
  const { db, siteId } = context;
  const productId = await requireItem(context, item, treeReference);
  const { rows } = await sql<{ ids: string[] }>`select direct_categories_info_categories_id as ids
    from products where site_id = ${siteId} and id = ${productId}`.execute(db);
  const now = rows[0]?.ids ?? [];
  const wanted = [...new Set(categoryIds)].filter((id) => id !== ALL_PRODUCTS_CATEGORY_ID);
  const added = wanted.filter((id) => !now.includes(id));
  const removed = now.filter((id) => !wanted.includes(id));
  await categories.getManyForUpdate(db, siteId, [...added, ...removed]);
  const of = { productId, treeReference };
  const { results: addResults } = await changeCategories(context, { ...of, categoryIds: added }, 'added');
  const { results: removeResults } = await changeCategories(
    context,
    { ...of, categoryIds: removed },
    'removed',
  );
  return { addResults, removeResults, bulkActionMetadata: sumUp([...addResults, ...removeResults]) };
};
