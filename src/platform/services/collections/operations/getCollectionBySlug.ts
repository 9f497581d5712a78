import type { Context } from '../../../context.ts';
import type { CollectionsApi, Reply, Request } from '../../../contract/index.ts';
import { readCollectionBySlug } from '../../catalog/public.ts';
import { showCollection } from '../read.ts';

export async function getCollectionBySlug(
  request: Request<CollectionsApi, 'getCollectionBySlug'>,
  context: Context,
): Promise<Reply<CollectionsApi, 'getCollectionBySlug'>> {
  return showCollection(context, await readCollectionBySlug(context, request.slug));
}
