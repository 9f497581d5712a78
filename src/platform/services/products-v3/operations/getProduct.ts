import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { productNotFound, products } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';
import { isShownTo } from '../rules/visibility.ts';

export async function getProduct(
  request: Request<ProductsV3Api, 'getProduct'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'getProduct'>> {
  const fields = readFields(context, request.fields);
  const product = await products.get(context.db, context.siteId, request.productId);
  if (!product || !isShownTo(product, context.caller)) throw productNotFound(request.productId);
  return { product: await presentOne(context, product, fields) };
}
