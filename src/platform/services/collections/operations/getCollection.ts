import type { Context } from '../../../context.ts';
import type { CollectionsApi, Reply, Request } from '../../../contract/index.ts';
import { readCollection } from '../../catalog/public.ts';
import { showCollection } from '../read.ts';

export async function getCollection(
  request: Request<CollectionsApi, 'getCollection'>,
  context: Context,
): Promise<Reply<CollectionsApi, 'getCollection'>> {
  return showCollection(context, await readCollection(context, request.id));
}
