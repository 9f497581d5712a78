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

/** The picture that stands for a product. */
export const pictureOf = ({ media }: Product): string | undefined =>
  media?.main?.image ?? media?.main?.url ?? undefined;

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

/** What there is of a product, over all of its variants. */
export interface StockSum {
  pieces: number;
  variants: number;
  /** Variants nobody can buy at the moment. */
  out: number;
  /** Variants that are not counted, so `pieces` is not all there is. */
  uncounted: number;
}

/** So many ids fit into an address: the SDK searches with GET. */
const AT_ONCE = 50;
const byProduct = { type: 'VALUE', fieldPath: 'productId', name: 'product', value: { limit: AT_ONCE } };
const nested = (name: string, level: object) => ({
  name,
  type: 'NESTED',
  nested: { nestedAggregations: [byProduct, { name, ...level }] },
});
const sums = [
  nested('pieces', { type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'SUM' } }),
  nested('state', { type: 'VALUE', fieldPath: 'availabilityStatus', value: { limit: 10 } }),
  nested('tracked', { type: 'VALUE', fieldPath: 'trackQuantity', value: { limit: 2 } }),
];

/** The stock of up to 250 products in one question; products without stock items are absent. */
async function stockSums(
  productIds: readonly string[],
  options?: CallOptions,
): Promise<Map<string, StockSum>> {
  const found = new Map<string, StockSum>();
  if (productIds.length === 0) return found;
  const { aggregationData } = await staffClient(options).use(searchInventoryItems)({
    filter: { productId: { $in: [...productIds] } },
    aggregations: sums,
    cursorPaging: { limit: 1 },
  } as Parameters<ReturnType<typeof searchInventoryItems>>[0]);
  for (const { nested: answer } of aggregationData?.results ?? []) {
    for (const { results = {} } of answer?.results ?? []) {
      const id = results['product']?.value?.value;
      if (!id) continue;
      const sum = found.get(id) ?? { pieces: 0, variants: 0, out: 0, uncounted: 0 };
      const { pieces, state, tracked } = results;
      if (pieces) sum.pieces = pieces.scalar?.value ?? 0;
      const count = (state ?? tracked)?.value?.count ?? 0;
      if (state) sum.variants += count;
      if (state?.value?.value === 'OUT_OF_STOCK') sum.out = count;
      if (tracked?.value?.value === 'false') sum.uncounted = count;
      found.set(id, sum);
    }
  }
  return found;
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
  stockSums,
  setStock: (item: { id: string; revision: string; quantity: number }, options?: CallOptions) =>
    staffClient(options).use(bulkUpdateInventoryItems)(
      [{ inventoryItem: { _id: item.id, revision: item.revision, quantity: item.quantity } }],
      { returnEntity: true },
    ),
};
