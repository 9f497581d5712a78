import { getCollection, queryCollections, type Collection } from '@wix/auto_sdk_stores_collections';
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@wix/auto_sdk_stores_products';
import { MAX_ARRANGED } from '../shared/collection-sort.ts';
import { categoryOperations } from './category-operations.ts';
import type { PageQuery } from './page-query.ts';
import { productOperations } from './product-operations.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { Collection };

/** Always there, and holding everything; its id is no GUID. */
export const ALL_PRODUCTS_ID = '00000000-000000-000000-000000000001';

export interface CollectionInput {
  name?: string;
  description?: string;
  slug?: string;
  visible?: boolean;
}

/** What is in one below it is none of its own: nobody could take it out here. */
const within = (collectionId: string) => ({
  'directCategoriesInfo.categories': { $matchItems: [{ id: collectionId }] },
});

/** The merchant's own; a cursor repeats the filter that it was made with. */
const withoutAllProducts = (query: Partial<PageQuery> & { paging?: object }): object =>
  query.cursorPaging?.cursor
    ? query
    : { ...query, filter: { $and: [query.filter ?? {}, { id: { $ne: ALL_PRODUCTS_ID } }] } };

export const collectionOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryCollections)(withoutAllProducts(query)),
  /** How many match: only paging by offset tells. */
  count: async (filter: Record<string, unknown>, options?: CallOptions): Promise<number> => {
    const requested = withoutAllProducts({ filter, paging: { limit: 1, offset: 0 } });
    return (await staffClient(options).use(queryCollections)(requested)).metadata?.total ?? 0;
  },
  get: (id: string, options?: CallOptions): Promise<Collection> =>
    staffClient(options).use(getCollection)(id),
  create: async (collection: CollectionInput & { name: string }): Promise<Collection | undefined> =>
    (await staffClient().use(createCollection)(collection)).collection,
  update: async (id: string, collection: CollectionInput): Promise<Collection | undefined> =>
    (await staffClient().use(updateCollection)(id, collection)).collection,
  delete: (id: string) => staffClient().use(deleteCollection)(id),
  add: (id: string, productIds: string[]) => staffClient().use(addProductsToCollection)(id, productIds),
  remove: (id: string, productIds: string[]) =>
    staffClient().use(removeProductsFromCollection)(id, productIds),
  /** Its products by name, hidden ones too. */
  members: (id: string, cursorPaging: PageQuery['cursorPaging'], options?: CallOptions) =>
    productOperations.search(
      cursorPaging.cursor
        ? { cursorPaging }
        : { filter: within(id), sort: [{ fieldName: 'name', order: 'ASC' }], cursorPaging },
      options,
    ),
  /** Its products as the listing has them: those that were given a place, then the newest. */
  shelf: async (id: string, cursorPaging: PageQuery['cursorPaging'], options?: CallOptions) => {
    if (cursorPaging.cursor) return productOperations.search({ cursorPaging }, options);
    const places = await categoryOperations.arranged(id, options);
    const search = (filters: object[], limit: number) =>
      productOperations.search(
        {
          filter: { $and: [within(id), ...filters] },
          sort: [{ fieldName: 'createdDate', order: 'DESC' }],
          cursorPaging: { limit },
        },
        options,
      );
    const some = { id: { $in: places } };
    const [placed, rest] = await Promise.all([
      places.length > 0 ? search([some], MAX_ARRANGED) : { products: [] },
      search(places.length > 0 ? [{ $not: some }] : [], cursorPaging.limit),
    ]);
    const first = (placed.products ?? []).toSorted(
      (one, other) => places.indexOf(one._id ?? '') - places.indexOf(other._id ?? ''),
    );
    return { ...rest, products: [...first, ...(rest.products ?? [])], placed: first.length };
  },
};
