import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { findBySlug, productNotFound } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';
import { isShownTo } from '../rules/visibility.ts';

export async function getProductBySlug(
  request: Request<ProductsV3Api, 'getProductBySlug'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'getProductBySlug'>> {
  const fields = readFields(context, request.fields);
  const product = await findBySlug(context, request.slug);
  if (!product || !isShownTo(product, context.caller)) throw productNotFound(request.slug);
  return { product: await presentOne(context, product, fields) };
}
