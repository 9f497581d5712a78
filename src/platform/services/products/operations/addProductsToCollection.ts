import type { Context } from '../../../context.ts';
import type { ProductsApi, Request } from '../../../contract/index.ts';
import { addToCollection, readCollection } from '../../catalog/public.ts';
import { missing } from '../read.ts';

export async function addProductsToCollection(
  request: Request<ProductsApi, 'addProductsToCollection'>,
  context: Context,
): Promise<Record<string, never>> {
  if (!(await readCollection(context, request.id))) throw missing('collection');
  await addToCollection(context, request.id, request.productIds ?? []);
  return {};
}
