import {
  createProductWithInventory,
  deleteProduct,
  getProduct,
  searchProducts,
  updateProductWithInventory,
  type ProductWithInventory,
  type V3Product,
} from '@wix/auto_sdk_stores_products-v-3';
import {
  bulkUpdateInventoryItems,
  searchInventoryItems,
  type InventoryItem,
} from '@wix/auto_sdk_stores_inventory-items-v-3';
import type { PageQuery } from './page-query.ts';
import type { CallOptions } from './staff-client.ts';
import { staffClient } from './staff-client.ts';

export type Product = V3Product;
export type ProductInput = ProductWithInventory;
export type StockItem = InventoryItem;

interface SearchProducts extends PageQuery {
  aggregations?: object[];
}

/** What a list shows, and what the page of one product edits. */
const listFields = ['CURRENCY', 'DIRECT_CATEGORIES_INFO'] as const;
const pageFields = [
  ...listFields,
  'PLAIN_DESCRIPTION',
  'MEDIA_ITEMS_INFO',
  'VARIANT_OPTION_CHOICE_NAMES',
  'URL',
] as const;

const STOCK_PAGE = 100;

/** All of a product's stock, variant by variant: there may be more than one page of it. */
async function stockOf(productId: string, options?: CallOptions): Promise<StockItem[]> {
  const search = staffClient(options).use(searchInventoryItems);
  const items: StockItem[] = [];
  let cursor: string | undefined;
  do {
    const cursorPaging = { limit: STOCK_PAGE, ...(cursor && { cursor }) };
    const reply = await search(cursor ? { cursorPaging } : { filter: { productId }, cursorPaging });
    items.push(...(reply.inventoryItems ?? []));
    cursor = reply.pagingMetadata?.cursors?.next ?? undefined;
  } while (cursor);
  return items;
}

export const productOperations = {
  search: (search: SearchProducts, options?: CallOptions) =>
    staffClient(options).use(searchProducts)(search as Parameters<ReturnType<typeof searchProducts>>[0], {
      fields: [...listFields],
    }),
  get: (id: string, options?: CallOptions) =>
    staffClient(options).use(getProduct)(id, { fields: [...pageFields] }),
  create: (product: ProductInput, options?: CallOptions) =>
    staffClient(options).use(createProductWithInventory)(product, {
      returnEntity: true,
      fields: [...pageFields],
    }),
  update: (id: string, product: ProductInput, options?: CallOptions) =>
    staffClient(options).use(updateProductWithInventory)(id, product, {
      returnEntity: true,
      fields: [...pageFields],
    }),
  delete: (id: string, options?: CallOptions) => staffClient(options).use(deleteProduct)(id),
  stock: stockOf,
  setStock: (item: { id: string; revision: string; quantity: number }, options?: CallOptions) =>
    staffClient(options).use(bulkUpdateInventoryItems)(
      [{ inventoryItem: { _id: item.id, revision: item.revision, quantity: item.quantity } }],
      { returnEntity: true },
    ),
};
