import { getCollection, queryCollections, type Collection } from '@wix/auto_sdk_stores_collections';
import {
  addProductsToCollection,
  createCollection,
  deleteCollection,
  removeProductsFromCollection,
  updateCollection,
} from '@wix/auto_sdk_stores_products';
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

const within = (collectionId: string) => ({
  'allCategoriesInfo.categories': { $matchItems: [{ id: collectionId }] },
});

export const collectionOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryCollections)(query as object),
  /** How many match: only paging by offset tells. */
  count: async (filter: Record<string, unknown>, options?: CallOptions): Promise<number> => {
    const asked = { filter, paging: { limit: 1, offset: 0 } };
    return (await staffClient(options).use(queryCollections)(asked as object)).metadata?.total ?? 0;
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
};
