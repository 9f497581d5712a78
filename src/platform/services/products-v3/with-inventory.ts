import type { Context } from '../../context.ts';
import type { Handler, ProductsV3Api, Request } from '../../contract/index.ts';
import { sumUp } from '../../crud/index.ts';
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
  wireItem,
} from '../inventory/public.ts';
import { presentOne, readFields } from './read.ts';
import { refuseNegative } from './rules/quantities.ts';

export type GivenWithStock = Request<ProductsV3Api, 'createProductWithInventory'>['product'];
type Given = GivenWithStock;
type GivenVariant = NonNullable<NonNullable<Given['variantsInfo']>['variants']>[number];
type GivenStock = GivenVariant['inventoryItem'];

/** The product without its stock. */
export const productOf = (given: Partial<Given>): ProductInput => ({
  ...given,
  ...(given.variantsInfo && {
    variantsInfo: {
      variants: (given.variantsInfo.variants ?? []).map(({ inventoryItem: _stock, ...variant }) => variant),
    },
  }),
});

const countingIn = (stock: GivenStock): Counting | undefined =>
  typeof stock?.quantity === 'number'
    ? { quantity: stock.quantity }
    : typeof stock?.inStock === 'boolean'
      ? { inStock: stock.inStock }
      : undefined;

/** By variant, as they came: the stored variants stand in the order of the request. */
export const countsIn = (given: Partial<Given>, product: Product): Map<string, Counting> =>
  new Map(
    (given.variantsInfo?.variants ?? []).flatMap(({ inventoryItem }, index) => {
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
    ...(returnEntity && { item: wireItem(item) }),
  }));
  return { results, bulkActionMetadata: sumUp(results) };
};

export const createProductWithInventory: Handler<
  ProductsV3Api,
  'createProductWithInventory',
  Context
> = async (request, context) => {
  const fields = readFields(context, request.fields);
  const { product: given, returnEntity } = request;
  refuseNegative(given);
  const { product, items } = await createProduct(context, productOf(given), (composed) =>
    countsIn(given, composed),
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
  const { product: given, fieldMask: mask, returnEntity } = request;
  refuseNegative(given);
  const before = await lockProduct(context, given.id);
  const revision = given.revision ?? null;
  const saved = await changeProduct(context, before, productOf(given), { mask, revision });
  const items = await countStock(context, saved, countsIn(given, saved));
  const product = (await products.get(context.db, context.siteId, saved.id)) ?? saved;
  return {
    product: await presentOne(context, product, fields),
    inventoryResults: inventoryResults(items, returnEntity),
  };
};
