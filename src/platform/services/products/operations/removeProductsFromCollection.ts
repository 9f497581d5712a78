import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { readCollection, removeFromCollection } from '../../catalog/public.ts';
import { missing } from '../read.ts';

export async function removeProductsFromCollection(
  request: Request<ProductsApi, 'removeProductsFromCollection'>,
  context: Context,
): Promise<Reply<ProductsApi, 'removeProductsFromCollection'>> {
  if (!(await readCollection(context, request.id))) throw missing('collection');
  await removeFromCollection(context, request.id, request.productIds);
  return {};
}
