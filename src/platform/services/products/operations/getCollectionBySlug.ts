import type { Context } from '../../../context.ts';
import type { ProductsApi, Reply, Request } from '../../../contract/index.ts';
import { readCollectionBySlug } from '../../catalog/public.ts';
import { showCollection } from '../../collections/public.ts';

export async function getCollectionBySlug(
  request: Request<ProductsApi, 'getCollectionBySlug'>,
  context: Context,
): Promise<Reply<ProductsApi, 'getCollectionBySlug'>> {
  return showCollection(context, await readCollectionBySlug(context, request.slug));
}
