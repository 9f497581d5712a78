import type { Context } from '#platform/context.ts';
import type { Handler, ProductsV3Api } from '#platform/contract/index.ts';
import { bulk, sumUp } from '#platform/crud/index.ts';
import {
  changeProduct,
  createProduct,
  lockProducts,
  type Product,
  productNotFound,
  products,
} from '../catalog/public.ts';
import { type StockItem, toApiItem } from '../inventory/public.ts';
import { rejectTooMany } from './create-many.ts';
import { presentOne, readFields } from './read.ts';
import { rejectNegative } from './rules/quantities.ts';
import { rejectDuplicates } from './rules/reject-duplicates.ts';
import { countsIn, countStock, type ProductWithStockInput, productOf } from './with-inventory.ts';

type Api = ProductsV3Api;

interface Written {
  id: string;
  product: Product;
  items: StockItem[];
}

/** Both halves of what such an operation answers. */
async function writeEach<Entry>(
  context: Context,
  {
    entries,
    each,
    idOf,
    returnEntity,
    fields,
  }: {
    entries: readonly Entry[];
    each: (entry: Entry) => Promise<Written>;
    idOf?: (entry: Entry) => string;
    returnEntity: boolean | undefined;
    fields: ReadonlySet<string>;
  },
) {
  const items: StockItem[] = [];
  const reply = await bulk(context, {
    entries,
    ...(idOf && { idOf }),
    each: async (entry) => {
      const written = await each(entry);
      return written;
    },
    show: async (written: Written) => {
      items.push(...written.items);
      return returnEntity ? presentOne(context, written.product, fields) : undefined;
    },
  });
  const stock = items.map((item, originalIndex) => ({
    itemMetadata: { id: item.id, originalIndex, success: true },
    ...(returnEntity && { item: toApiItem(item) }),
  }));
  return {
    productResults: {
      ...reply,
      results: reply.results.map(({ item, ...result }) => ({ ...result, ...(item && { item }) })),
    },
    inventoryResults: { results: stock, bulkActionMetadata: sumUp(stock) },
  };
}

export const bulkCreateProductsWithInventory: Handler<
  Api,
  'bulkCreateProductsWithInventory',
  Context
> = async ({ products: entries, returnEntity, ...request }, context) => {
  const fields = readFields(context, request.fields);
  rejectTooMany(entries);
  return writeEach(context, {
    entries,
    returnEntity,
    fields,
    each: async (input) => {
      rejectNegative(input);
      const counts = (composed: Product) => countsIn(input, composed);
      const { product, items } = await createProduct(context, productOf(input), counts);
      return { id: product.id, product, items };
    },
  });
};

export const bulkUpdateProductsWithInventory: Handler<
  Api,
  'bulkUpdateProductsWithInventory',
  Context
> = async ({ products: entries, returnEntity, ...request }, context) => {
  const fields = readFields(context, request.fields);
  const idOf = ({ product }: (typeof entries)[number]): string => product?.id ?? '';
  const ids = entries.map(idOf);
  rejectDuplicates(ids, 'products');
  const locked = await lockProducts(context, ids);
  return writeEach(context, {
    entries,
    idOf,
    returnEntity,
    fields,
    each: async ({ product: sent = {}, ...entry }) => {
      const input = sent as Partial<ProductWithStockInput> & { id?: string; revision?: string | null };
      const { fieldMask: mask } = entry as { fieldMask?: string[] };
      rejectNegative(input);
      const before = locked.get(input.id ?? '');
      if (!before) throw productNotFound(input.id ?? '');
      const revision = input.revision ?? null;
      const saved = await changeProduct(context, before, productOf(input), { mask, revision });
      const items = await countStock(context, saved, countsIn(input, saved));
      const product = (await products.get(context.db, context.siteId, saved.id)) ?? saved;
      return { id: product.id, product, items };
    },
  });
};
