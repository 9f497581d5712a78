import type { Context } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import { lockProducts, type Product, products } from '../catalog/public.ts';
import { readStockOfProducts, type StockItem } from '../inventory/public.ts';
import { toApiProduct } from './rules/legacy-product.ts';
import type { LegacyApiProduct } from './rules/legacy-api.ts';

export const isMerchant = ({ caller }: Context): boolean => caller.kind === 'api-key';

/** @throws 404 also for a hidden one, unless the merchant asks */
export async function readProduct(context: Context, id: string): Promise<Product> {
  const product = await products.get(context.db, context.siteId, id);
  if (!product || !(product.visible || isMerchant(context))) throw missing('product');
  return product;
}

/** The product and its stock, held until the transaction ends. */
export async function lockProductWithStock(
  context: Context,
  id: string,
): Promise<{ product: Product; items: StockItem[] }> {
  const locked = (await lockProducts(context, [id])).get(id);
  if (!locked) throw missing('product');
  return locked;
}

export async function stockByVariant(
  context: Context,
  list: readonly Product[],
): Promise<Map<string, StockItem>> {
  const items = await readStockOfProducts(
    context,
    list.map(({ id }) => id),
  );
  return new Map(items.map((item) => [item.variantId, item]));
}

export async function showProducts(context: Context, list: readonly Product[]): Promise<LegacyApiProduct[]> {
  const stock = await stockByVariant(context, list);
  return list.map((product) => toApiProduct(product, stock, context.site));
}

export async function showProduct(context: Context, product: Product): Promise<LegacyApiProduct> {
  return toApiProduct(product, await stockByVariant(context, [product]), context.site);
}
