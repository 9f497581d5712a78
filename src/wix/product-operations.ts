import {
  countProducts,
  createProductWithInventory,
  deleteProduct,
  getProduct,
  searchProducts,
  updateProduct,
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
/** With the document of its description, which the calls that count stock do not take. */
export type ProductChange = ProductInput & Pick<Product, 'description'>;
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
  'DESCRIPTION',
  'MERCHANT_DATA',
  'INFO_SECTION',
  'INFO_SECTION_PLAIN_DESCRIPTION',
  'INFO_SECTION_DESCRIPTION',
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
export interface StockTotal {
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
const totals = [
  nested('pieces', { type: 'SCALAR', fieldPath: 'quantity', scalar: { type: 'SUM' } }),
  nested('state', { type: 'VALUE', fieldPath: 'availabilityStatus', value: { limit: 10 } }),
  nested('tracked', { type: 'VALUE', fieldPath: 'trackQuantity', value: { limit: 2 } }),
];

/** The stock of up to 250 products in one question; products without stock items are absent. */
async function stockSums(
  productIds: readonly string[],
  options?: CallOptions,
): Promise<Map<string, StockTotal>> {
  const found = new Map<string, StockTotal>();
  if (productIds.length === 0) return found;
  const { aggregationData } = await staffClient(options).use(searchInventoryItems)({
    filter: { productId: { $in: [...productIds] } },
    aggregations: totals,
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

interface StockCount {
  id: string;
  revision: string;
  quantity: number;
}

/** As many as fit into one call, one call after the other. @returns how many were set, and why one was not */
async function setStocks(counts: readonly StockCount[]): Promise<{ done: number; reason?: string }> {
  let done = 0;
  let reason: string | undefined;
  for (let start = 0; start < counts.length; start += STOCK_PAGE) {
    const part = counts.slice(start, start + STOCK_PAGE);
    const { results = [] } = await staffClient().use(bulkUpdateInventoryItems)(
      part.map(({ id, revision, quantity }) => ({ inventoryItem: { _id: id, revision, quantity } })),
    );
    for (const { itemMetadata } of results) {
      if (itemMetadata?.success) done++;
      else reason ??= itemMetadata?.error?.description ?? itemMetadata?.error?.code;
    }
  }
  return { done, ...(reason !== undefined && { reason }) };
}

const describe = (id: string, change: Pick<Product, 'description' | 'revision'>, options?: CallOptions) =>
  staffClient(options).use(updateProduct)(id, change, {
    fields: [...pageFields],
  });

async function createWhole(
  { description, ...product }: ProductChange,
  options?: CallOptions,
): Promise<Product> {
  const { product: made } = await staffClient(options).use(createProductWithInventory)(product, {
    returnEntity: true,
    fields: [...pageFields],
  });
  if (!made?._id) throw new Error('The platform answered without the product.');
  if (!description) return made;
  return describe(made._id, { description, revision: made.revision ?? '' }, options);
}

/** The description first: what is rejected of the rest finds it kept, and the page shows both. */
async function updateWhole(
  id: string,
  { description, ...change }: ProductChange,
  options?: CallOptions,
): Promise<Product | undefined> {
  const described =
    description && (await describe(id, { description, revision: change.revision ?? '' }, options));
  const { revision: _revision, ...rest } = change;
  if (described && Object.keys(rest).length === 0) return described;
  const product = described ? { ...rest, revision: described.revision ?? '' } : change;
  const reply = await staffClient(options).use(updateProductWithInventory)(id, product, {
    returnEntity: true,
    fields: [...pageFields],
  });
  return reply.product;
}

export const productOperations = {
  search: (search: SearchProducts, options?: CallOptions) =>
    staffClient(options).use(searchProducts)(search as Parameters<ReturnType<typeof searchProducts>>[0], {
      fields: [...listFields],
    }),
  /** How many match, hidden ones too. */
  count: async (filter: Record<string, unknown>, options?: CallOptions): Promise<number> => {
    const requested = { filter, returnNonVisibleProducts: true };
    return (await staffClient(options).use(countProducts)(requested)).count ?? 0;
  },
  get: (id: string, options?: CallOptions) =>
    staffClient(options).use(getProduct)(id, { fields: [...pageFields] }),
  create: createWhole,
  update: updateWhole,
  delete: (id: string, options?: CallOptions) => staffClient(options).use(deleteProduct)(id),
  stock: stockOf,
  stockSums,
  setStocks,
  setStock: (item: StockCount, options?: CallOptions) =>
    staffClient(options).use(bulkUpdateInventoryItems)(
      [{ inventoryItem: { _id: item.id, revision: item.revision, quantity: item.quantity } }],
      { returnEntity: true },
    ),
};
