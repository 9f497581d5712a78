import { type Counting, newStockItem, stock, type StockItem } from '../inventory/public.ts';
import { noteUses } from '../../media/media-uses/public.ts';
import { reconcileAttributes, type ReconcileContext } from './attributes/reconcile.ts';
import { reconcileCustomizations } from './customizations/reconcile.ts';
import { type Product } from './product.ts';
import { type VariantState, withStock } from './rules/derive.ts';
import { usesOfProduct } from './rules/media-uses.ts';
import { subjectOf } from './stock-subject.ts';
import { products } from './tables.ts';
import { claimKeys } from './variant-keys.ts';

/** By variant; one that is not named has no stock item, and nothing to sell. */
export type StockOf = ReadonlyMap<string, Counting>;

export const stateOf = (item: StockItem): VariantState => ({
  inStock: item.inStock,
  preorderEnabled: item.preorderInfo?.enabled === true,
});

/** Stock items of new variants. */
export const stockItemsFor = (product: Product, counts: StockOf, now: string): StockItem[] =>
  product.variantsInfo.variants.flatMap((variant) => {
    const counting = counts.get(variant.id);
    return counting
      ? [
          newStockItem(
            { variantId: variant.id, productId: product.id, product: subjectOf(product, variant) },
            counting,
            now,
          ),
        ]
      : [];
  });

/** Writes new products with their stock, in bulk; tells only of what they are the first to name. @returns both as stored */
export async function insertProducts(
  settling: ReconcileContext,
  input: readonly { product: Product; counts: StockOf }[],
): Promise<{ products: Product[]; items: StockItem[] }> {
  const { db, siteId } = settling;
  const connected = await reconcileCustomizations(
    settling,
    input.map(({ product }) => product),
  );
  const settled = await reconcileAttributes(settling, connected);
  const entries = input.map((entry, index) => ({ ...entry, product: settled[index] ?? entry.product }));
  const items = entries.flatMap(({ product, counts }) => stockItemsFor(product, counts, product.createdDate));
  const states = new Map(items.map((item) => [item.variantId, stateOf(item)]));
  const complete = entries.map(({ product }) => withStock(product, states));
  await claimKeys(db, siteId, complete);
  const stored = await products.insertMany(db, siteId, complete);
  await noteUses({ db, siteId }, stored.map(usesOfProduct));
  return {
    products: stored,
    items: items.length > 0 ? await stock.insertMany(db, siteId, items) : [],
  };
}
