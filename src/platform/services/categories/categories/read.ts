import type { Context } from '#platform/context.ts';
import type { CategoriesApi, Handler, Reply } from '#platform/contract/index.ts';
import {
  categories,
  type Collection,
  findCollectionBySlug,
  STORES_TREE,
} from '../../stores/catalog/public.ts';
import { showCategories, showCategory } from './present.ts';
import { categoryNotFound, isOurTree } from './tree.ts';

type Api = CategoriesApi;
type Aggregations = NonNullable<Reply<Api, 'searchCategories'>['aggregationData']>;

const isMerchant = ({ caller }: Context): boolean => caller.kind === 'api-key';

/** @throws 404 also for a hidden one, unless the merchant asks, and for another tree's */
export function requireShown(
  category: Collection | undefined,
  requested: string,
  { context, treeReference }: { context: Context; treeReference: Parameters<typeof isOurTree>[0] },
): Collection {
  const seen = category && (category.visible || isMerchant(context)) && isOurTree(treeReference);
  if (!seen) throw categoryNotFound(requested);
  return category;
}

export const getCategory: Handler<Api, 'getCategory', Context> = async (request, context) => {
  const { categoryId, treeReference, fields } = request;
  const found = await categories.get(context.db, context.siteId, categoryId);
  return showCategory(context, requireShown(found, categoryId, { context, treeReference }), fields);
};

export const getCategoryBySlug: Handler<Api, 'getCategoryBySlug', Context> = async (request, context) => {
  const { slug, treeReference, fields } = request;
  const found = await findCollectionBySlug(context, slug);
  return showCategory(context, requireShown(found, slug, { context, treeReference }), fields);
};

interface CategoryReadOptions {
  treeReference?: Parameters<typeof isOurTree>[0];
  returnNonVisibleCategories?: boolean | null;
}

/** Nothing grows in a tree that is not ours. Hidden ones are for the merchant who asks for them. */
function scopeOf(
  context: Context,
  { treeReference, returnNonVisibleCategories }: CategoryReadOptions,
): object | undefined {
  if (!isOurTree(treeReference)) return { id: '' };
  return returnNonVisibleCategories && isMerchant(context) ? undefined : { visible: true };
}

export const queryCategories: Handler<Api, 'queryCategories', Context> = async (request, context) => {
  const { db, siteId } = context;
  const scope = scopeOf(context, request);
  const { items, metadata } = await categories.query(db, siteId, request.query ?? {}, { scope });
  return { categories: await showCategories(context, items, request.fields), pagingMetadata: metadata };
};

export const searchCategories: Handler<Api, 'searchCategories', Context> = async (request, context) => {
  const { db, siteId } = context;
  const scope = scopeOf(context, request);
  const page = await categories.search(db, siteId, request.search ?? {}, { scope });
  return {
    categories: await showCategories(context, page.items, request.fields),
    pagingMetadata: page.metadata,
    ...(page.aggregationData && { aggregationData: page.aggregationData as unknown as Aggregations }),
  };
};

export const countCategories: Handler<Api, 'countCategories', Context> = async (request, context) => {
  const { db, siteId } = context;
  const { filter, search } = request;
  const options = { scope: scopeOf(context, request), root: '' };
  return { count: await categories.countFound(db, siteId, { filter, search }, options) };
};

export const listTrees: Handler<Api, 'listTrees', Context> = async () => ({ trees: [STORES_TREE] });
