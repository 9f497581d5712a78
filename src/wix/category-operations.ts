import {
  getArrangedItems,
  getCategory,
  setArrangedItems,
  updateCategory,
  type Category,
} from '@wix/auto_sdk_categories_categories';
import { STORES_APP_ID } from '../shared/stores-app.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type { Category };

/** A store's one tree; its categories are the collections, with the same ids. */
const TREE = { appNamespace: '@wix/stores' };

export type CategoryChange = Pick<Category, 'seoData' | 'extendedFields'>;

export const categoryOperations = {
  get: (id: string, options?: CallOptions): Promise<Category> =>
    staffClient(options).use(getCategory)(id, TREE),
  update: (id: string, change: CategoryChange & { revision: string }) =>
    staffClient().use(updateCategory)(id, change, { treeReference: TREE }),
  /** The products that somebody gave a place, in their order. */
  arranged: async (id: string, options?: CallOptions): Promise<string[]> => {
    const { items = [] } = await staffClient(options).use(getArrangedItems)(id, TREE);
    return items.flatMap(({ catalogItemId }) => catalogItemId ?? []);
  },
  arrange: (id: string, productIds: readonly string[]) =>
    staffClient().use(setArrangedItems)(id, TREE, {
      items: productIds.map((catalogItemId) => ({ catalogItemId, appId: STORES_APP_ID })),
    }),
};
