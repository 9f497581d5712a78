import type { Context } from '../../../context.ts';
import type { ProductsApi, Request } from '../../../contract/index.ts';
import { readCollection, removeFromCollection } from '../../catalog/public.ts';
import { missing } from '../read.ts';

export async function removeProductsFromCollection(
  request: Request<ProductsApi, 'removeProductsFromCollection'>,
  context: Context,
): Promise<Record<string, never>> {
  if (!(await readCollection(context, request.id))) throw missing('collection');
  await removeFromCollection(context, request.id, request.productIds);
  return {};
}
