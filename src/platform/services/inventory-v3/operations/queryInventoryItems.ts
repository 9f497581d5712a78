import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { stock, wireItem } from '../../inventory/public.ts';

export async function queryInventoryItems(
  request: Request<InventoryItemsV3Api, 'queryInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'queryInventoryItems'>> {
  const { db, siteId } = context;
  const query = request.query ?? {};
  const { paging } = query as { paging?: { limit?: number; offset?: number } };
  if (paging) {
    const { items, metadata } = await stock.queryByOffset(db, siteId, query);
    const { count, offset, total } = metadata;
    // The SDK's type leaves the offset's share out; the contract has it.
    const pagingMetadata = { count, offset, total, cursors: {} };
    return { inventoryItems: items.map(wireItem), pagingMetadata };
  }
  const { items, metadata } = await stock.query(db, siteId, query);
  const { count, cursors } = metadata;
  return { inventoryItems: items.map(wireItem), pagingMetadata: { count, cursors } };
}
