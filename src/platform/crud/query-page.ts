import type { Context } from '../context.ts';
import type { Entity, QueryRequest } from '../store/index.ts';
import type { PageMetadata, Paging } from './definition.ts';

/** One page as the contract's kind of paging tells it. */
export async function queryPage<Doc extends object>(
  entity: Entity<Doc>,
  { db, siteId }: Context,
  query: QueryRequest,
  { paging, scope }: { paging: Paging; scope?: object | undefined },
): Promise<{ items: Doc[]; metadata: PageMetadata[Paging] }> {
  if (paging === 'cursor') return entity.query(db, siteId, query, { scope });
  if (paging === 'offset') return entity.queryByOffset(db, siteId, query, { scope });
  if (query.paging && !query.cursorPaging) {
    const { items, metadata } = await entity.queryByOffset(db, siteId, query, { scope });
    const { count, offset, total } = metadata;
    return { items, metadata: { count, offset, total } };
  }
  const { items, metadata } = await entity.query(db, siteId, query, { scope });
  const { count, cursors } = metadata;
  return { items, metadata: { count, cursors } };
}
