import type { Context } from '#platform/context.ts';
import type { Handler, ProductsV3Api, Request } from '#platform/contract/index.ts';
import { sumUp } from '#platform/crud/index.ts';
import {
  changeProduct,
  createProduct,
  insertStock,
  lockProduct,
  type Product,
  type ProductInput,
  products,
} from '../catalog/public.ts';
import {
  type Counting,
  countingOf,
  lockStockOfProducts,
  recount,
  saveStock,
  type StockItem,
  toApiItem,
} from '../inventory/public.ts';
import { presentOne, readFields } from './read.ts';
import { rejectNegative } from './rules/quantities.ts';

export type ProductWithStockInput = Request<ProductsV3Api, 'createProductWithInventory'>['product'];
type VariantWithStockInput = NonNullable<
  NonNullable<ProductWithStockInput['variantsInfo']>['variants']
>[number];
type StockInput = VariantWithStockInput['inventoryItem'];

/** The product without its stock. */
export const productOf = (input: Partial<ProductWithStockInput>): ProductInput => ({
  ...input,
  ...(input.variantsInfo && {
    variantsInfo: {
      variants: (input.variantsInfo.variants ?? []).map(({ inventoryItem: _stock, ...variant }) => variant),
    },
  }),
});

const countingIn = (stock: StockInput): Counting | undefined =>
  typeof stock?.quantity === 'number'
    ? { quantity: stock.quantity }
    : typeof stock?.inStock === 'boolean'
      ? { inStock: stock.inStock }
      : undefined;

/** By variant, as they came: the stored variants stand in the order of the request. */
export const countsIn = (input: Partial<ProductWithStockInput>, product: Product): Map<string, Counting> =>
  new Map(
    (input.variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, index) => {
      const counting = countingIn(inventoryItem);
      const variant = product.variantsInfo.variants[index];
      return counting && variant ? [[variant.id, counting] as const] : [];
    }),
  );

/** Brings the stock of a product to the counts that came with it. */
export async function countStock(
  context: Context,
  product: Product,
  counts: ReadonlyMap<string, Counting>,
): Promise<StockItem[]> {
  const before = await lockStockOfProducts(context, [product.id]);
  const known = new Set(before.map(({ variantId }) => variantId));
  const changes = before.flatMap((item) => {
    const counting = counts.get(item.variantId);
    const same = JSON.stringify(counting) === JSON.stringify(countingOf(item));
    return counting && !same ? [{ before: item, after: recount(item, counting) }] : [];
  });
  const saved = await saveStock(context, changes, 'MANUAL');
  const added = await insertStock(
    context,
    product,
    new Map([...counts].filter(([variantId]) => !known.has(variantId))),
  );
  return [...saved, ...added];
}

const inventoryResults = (items: readonly StockItem[], returnEntity: boolean | undefined) => {
  const results = items.map((item, originalIndex) => ({
    itemMetadata: { id: item.id, originalIndex, success: true },
    ...(returnEntity && { item: toApiItem(item) }),
  }));
  return { results, bulkActionMetadata: sumUp(results) };
};

export const createProductWithInventory: Handler<
  ProductsV3Api,
  'createProductWithInventory',
  Context
> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { product: input, returnEntity } = request;
  rejectNegative(input);
  const { product, items } = await createProduct(context, productOf(input), (composed) =>
    countsIn(input, composed),
  );
  return {
    product: await presentOne(context, product, fields),
    inventoryResults: inventoryResults(items, returnEntity),
  };
};

export const updateProductWithInventory: Handler<
  ProductsV3Api,
  'updateProductWithInventory',
  Context
> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { product: input, fieldMask: mask, returnEntity } = request;
  rejectNegative(input);
  const before = await lockProduct(context, input.id);
  const revision = input.revision ?? null;
  const saved = await changeProduct(context, before, productOf(input), { mask, revision });
  const items = await countStock(context, saved, countsIn(input, saved));
  const product = (await products.get(context.db, context.siteId, saved.id)) ?? saved;
  return {
    product: await presentOne(context, product, fields),
    inventoryResults: inventoryResults(items, returnEntity),
  };
};
