import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkReply, eachItem, wireItem } from '../../inventory/public.ts';
import { createItem } from '../new-item.ts';

export async function bulkCreateInventoryItems(
  request: Request<InventoryItemsV3Api, 'bulkCreateInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkCreateInventoryItems'>> {
  const entries = request.inventoryItems.map((entry) => ({ id: entry.variantId ?? '', entry }));
  const outcomes = await eachItem(context, entries, (entry) => createItem(context, entry));
  return bulkReply(outcomes, request.returnEntity ? wireItem : undefined);
}
