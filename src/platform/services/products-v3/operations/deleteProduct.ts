import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Reply, Request } from '../../../contract/index.ts';
import { deleteProduct as remove, lockProduct } from '../../catalog/public.ts';

export async function deleteProduct(
  request: Request<ProductsV3Api, 'deleteProduct'>,
  context: Context,
): Promise<Reply<ProductsV3Api, 'deleteProduct'>> {
  await remove(context, await lockProduct(context, request.productId));
  return {};
}
