import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { products } from '../../catalog/public.ts';
import { stock } from '../../inventory/public.ts';
import { isMerchant } from '../read.ts';
import { storeVariantFilter, storeVariantSort } from '../rules/store-variant-query.ts';
import { wireStoreVariant } from '../rules/store-variant.ts';

const MAX_PAGE = 100;

export async function queryStoreVariants(
  request: Request<ProductsApi, 'queryStoreVariants'>,
  context: Context,
): Promise<Reply<ProductsApi, 'queryStoreVariants'>> {
  const { db, siteId } = context;
  const { filter, sort, paging } = request.query ?? {};
  const limit = Math.min(paging?.limit ?? MAX_PAGE, MAX_PAGE);
  const { items, metadata } = await stock.queryByOffset(
    db,
    siteId,
    { filter: storeVariantFilter(filter), sort: storeVariantSort(sort), paging: { ...paging, limit } },
    { scope: isMerchant(context) ? undefined : { 'product.variantVisible': true } },
  );
  const found = new Map(
    (await products.getMany(db, siteId, [...new Set(items.map(({ productId }) => productId))])).map(
      (product) => [product.id, product],
    ),
  );
  const { count, offset, total } = metadata;
  return {
    variants: items.flatMap((item) => {
      const product = found.get(item.productId);
      const variant = product?.variantsInfo.variants.find(({ id }) => id === item.variantId);
      return product && variant && (product.visible || isMerchant(context))
        ? [wireStoreVariant(product, variant, item)]
        : [];
    }),
    metadata: { count, offset, total, cursors: {} },
  };
}
