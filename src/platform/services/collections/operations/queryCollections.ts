import type { Context } from '../../../context.ts';
import type { CollectionsApi, Reply, Request } from '../../../contract/index.ts';
import { collections } from '../../catalog/public.ts';
import { showCollections } from '../read.ts';

type CollectionsReply = Reply<CollectionsApi, 'queryCollections'>;

export async function queryCollections(
  request: Request<CollectionsApi, 'queryCollections'>,
  context: Context,
): Promise<CollectionsReply> {
  const { db, siteId, caller } = context;
  const query = request.query ?? {};
  const scope = caller.kind === 'api-key' ? undefined : { visible: true };
  if (query.cursorPaging) {
    const { items, metadata } = await collections.query(db, siteId, query, { scope });
    const { count, cursors } = metadata;
    return { collections: await showCollections(context, items), metadata: { count, cursors } };
  }
  const { items, metadata } = await collections.queryByOffset(db, siteId, query, { scope });
  const { count, offset, total } = metadata;
  return {
    collections: await showCollections(context, items),
    metadata: { count, offset, total, cursors: {} },
  };
}
