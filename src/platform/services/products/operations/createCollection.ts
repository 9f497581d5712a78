import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { createCollection as create } from '../../catalog/public.ts';
import { showCollection } from '../../collections/public.ts';

export async function createCollection(
  request: Request<ProductsApi, 'createCollection'>,
  context: Context,
): Promise<Reply<ProductsApi, 'createCollection'>> {
  return showCollection(context, await create(context, request.collection));
}
