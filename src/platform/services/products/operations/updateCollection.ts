import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { updateCollection as update } from '../../catalog/public.ts';
import { showCollection } from '../../collections/public.ts';

export async function updateCollection(
  request: Request<ProductsApi, 'updateCollection'>,
  context: Context,
): Promise<Reply<ProductsApi, 'updateCollection'>> {
  return showCollection(context, await update(context, request.collection));
}
