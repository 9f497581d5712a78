import type { Context } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import type { CollectionsApi, Handler, Reply } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import {
  ALL_PRODUCTS_CATEGORY_ID,
  ALL_PRODUCTS_ID,
  type Collection,
  collections as entity,
  countProductsIn,
  isAllProducts,
  readCollection,
  readCollectionBySlug,
} from '../catalog/public.ts';

type ApiCollection = NonNullable<Reply<CollectionsApi, 'getCollection'>['collection']>;

const wire = (
  collection: Collection,
  count: number,
): ApiCollection & { seoSchema?: object; lastUpdated: string } => ({
  id: isAllProducts(collection.id) ? ALL_PRODUCTS_ID : collection.id,
  name: collection.name,
  slug: collection.slug,
  visible: collection.visible,
  lastUpdated: collection.lastUpdated,
  ...(collection.seoSchema && { seoSchema: collection.seoSchema }),
  description: collection.description ?? '',
  media: collection.media ?? { items: [] },
  numberOfProducts: count,
});

async function showCollections(
  context: Context,
  collections: readonly Collection[],
): Promise<ApiCollection[]> {
  const counts = await countProductsIn(
    context,
    collections.map(({ id }) => id),
  );
  return collections.map((collection) => wire(collection, counts.get(collection.id) ?? 0));
}

/** Hidden ones are for the merchant. */
const mayRead = ({ visible }: Collection, { caller }: Context): boolean =>
  visible || caller.kind === 'api-key';

export async function showCollection(
  context: Context,
  collection: Collection | undefined,
): Promise<{ collection: ApiCollection }> {
  if (!collection || !mayRead(collection, context)) throw missing('collection');
  const [shown] = await showCollections(context, [collection]);
  if (!shown) throw missing('collection');
  return { collection: shown };
}

export const getCollection: Handler<CollectionsApi, 'getCollection', Context> = async ({ id }, context) =>
  showCollection(context, await readCollection(context, id));

export const getCollectionBySlug: Handler<CollectionsApi, 'getCollectionBySlug', Context> = async (
  { slug },
  context,
) => showCollection(context, await readCollectionBySlug(context, slug));

/** The collection that holds everything has a row under its id in the third catalog. */
const withRowId = (filter: unknown): unknown =>
  filter === undefined
    ? undefined
    : JSON.parse(JSON.stringify(filter).replaceAll(ALL_PRODUCTS_ID, ALL_PRODUCTS_CATEGORY_ID));

export const queryCollections: Handler<CollectionsApi, 'queryCollections', Context> = async (
  { query },
  context,
) => {
  const scope = context.caller.kind === 'api-key' ? {} : { visible: true };
  const paged = { ...query, filter: withRowId(query?.filter), paging: query?.paging ?? {} };
  const { items, metadata } = await queryPage(entity, context, paged, { paging: 'platform', scope });
  return { collections: await showCollections(context, items), metadata: { cursors: {}, ...metadata } };
};
