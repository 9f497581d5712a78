import type { Context } from '../../context.ts';
import { PlatformError } from '../../contract/errors.ts';
import { type Product, products } from '../catalog/public.ts';
import { readStockOfProducts, type StockItem } from '../inventory/public.ts';
import { wireProduct } from './rules/legacy-product.ts';
import type { WireProduct } from './rules/legacy-wire.ts';

/** Without an application error: clients of the first catalog look for the bare status. */
export const missing = (what: string): PlatformError => new PlatformError(404, `The ${what} was not found.`);

export const isMerchant = ({ caller }: Context): boolean => caller.kind === 'api-key';

/** @throws 404 also for a hidden one, unless the merchant asks */
export async function readProduct(context: Context, id: string): Promise<Product> {
  const product = await products.get(context.db, context.siteId, id);
  if (!product || !(product.visible || isMerchant(context))) throw missing('product');
  return product;
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

export async function showProducts(context: Context, list: readonly Product[]): Promise<WireProduct[]> {
  const stock = await stockByVariant(context, list);
  return list.map((product) => wireProduct(product, stock, context.site));
}

export async function showProduct(context: Context, product: Product): Promise<WireProduct> {
  return wireProduct(product, await stockByVariant(context, [product]), context.site);
}
