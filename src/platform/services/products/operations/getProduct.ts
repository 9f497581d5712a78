import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { readProduct, showProduct } from '../read.ts';

export async function getProduct(
  request: Request<ProductsApi, 'getProduct'>,
  context: Context,
): Promise<Reply<ProductsApi, 'getProduct'>> {
  return { product: await showProduct(context, await readProduct(context, request.id)) };
}
