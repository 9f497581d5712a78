import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { missing, readProduct, stockByVariant } from '../read.ts';
import { storeVariantId, wireStoreVariant } from '../rules/store-variant.ts';

const PRODUCT_ID_LENGTH = 36;

export async function getStoreVariant(
  request: Request<ProductsApi, 'getStoreVariant'>,
  context: Context,
): Promise<Reply<ProductsApi, 'getStoreVariant'>> {
  const product = await readProduct(context, request.id.slice(0, PRODUCT_ID_LENGTH));
  const variant = product.variantsInfo.variants.find((one) => storeVariantId(product, one) === request.id);
  if (!variant) throw missing('variant');
  const stock = await stockByVariant(context, [product]);
  return { variant: wireStoreVariant(product, variant, stock.get(variant.id)) };
}
