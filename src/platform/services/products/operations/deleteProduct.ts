import type { Context } from '../../../context.ts';
import type { ProductsApi, Request } from '../../../contract/index.ts';
import { deleteProduct as remove, lockProducts } from '../../catalog/public.ts';
import { missing } from '../read.ts';

export async function deleteProduct(
  request: Request<ProductsApi, 'deleteProduct'>,
  context: Context,
): Promise<Record<string, never>> {
  const product = (await lockProducts(context, [request.id])).get(request.id);
  if (!product) throw missing('product');
  await remove(context, product);
  return {};
}
