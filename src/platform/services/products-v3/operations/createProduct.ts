import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { createProduct as create } from '../../catalog/public.ts';
import { presentOne, readFields } from '../read.ts';

export async function createProduct(
  request: Request<ProductsV3Api, 'createProduct'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'createProduct'>> {
  const fields = readFields(context, request.fields);
  const { product } = await create(context, request.product);
  return { product: await presentOne(context, product, fields) };
}
