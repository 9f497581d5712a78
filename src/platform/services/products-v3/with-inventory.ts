import type { Context } from '../../context.ts';
import type { ProductsV3Api, Request } from '../../contract/index.ts';
import { insertStock, type Product, type ProductInput } from '../catalog/public.ts';
import {
  type Counting,
  countingOf,
  lockStockOfProducts,
  recount,
  saveStock,
  type StockItem,
  sumUp,
  wireItem,
} from '../inventory/public.ts';

type Given = Request<ProductsV3Api, 'createProductWithInventory'>['product'];
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

export const inventoryResults = (items: readonly StockItem[], returnEntity: boolean | undefined) => {
  const outcomes = items.map((item, originalIndex) => ({
    metadata: { id: item.id, originalIndex, success: true },
    item,
  }));
  return {
    results: outcomes.map(({ metadata, item }) => ({
      itemMetadata: metadata,
      ...(returnEntity && { item: wireItem(item) }),
    })),
    bulkActionMetadata: sumUp(outcomes),
  };
};
