import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { wireItem } from '../../inventory/public.ts';
import { itemNotFound, lockItems, reasonOf, updateItem } from '../item-change.ts';

export async function updateInventoryItem(
  request: Request<InventoryItemsV3Api, 'updateInventoryItem'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'updateInventoryItem'>> {
  const { inventoryItem, fieldMask: mask } = request;
  const before = (await lockItems(context, [inventoryItem.id])).get(inventoryItem.id);
  if (!before) throw itemNotFound(inventoryItem.id);
  const reason = reasonOf(request.reason);
  return { inventoryItem: wireItem(await updateItem(context, before, inventoryItem, { reason, mask })) };
}
