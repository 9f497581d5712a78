import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { stock, wireItem } from '../../inventory/public.ts';
import { itemNotFound } from '../item-change.ts';

export async function getInventoryItem(
  request: Request<InventoryItemsV3Api, 'getInventoryItem'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'getInventoryItem'>> {
  const item = await stock.get(context.db, context.siteId, request.inventoryItemId);
  if (!item) throw itemNotFound(request.inventoryItemId);
  return { inventoryItem: wireItem(item) };
}
