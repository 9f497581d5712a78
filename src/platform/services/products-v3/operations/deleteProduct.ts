import type { Context } from '../../../context.ts';
import type { ProductsV3Api, Request } from '../../../contract/index.ts';
import { deleteProduct as remove, lockProduct } from '../../catalog/public.ts';

export async function deleteProduct(
  request: Request<ProductsV3Api, 'deleteProduct'>,
  context: Context,
): Promise<Record<string, never>> {
  await remove(context, await lockProduct(context, request.productId));
  return {};
}
