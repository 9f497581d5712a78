import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Request } from '../../../contract/index.ts';
import { forgetStock } from '../../catalog/public.ts';
import { itemNotFound, lockItems } from '../item-change.ts';

export async function deleteInventoryItem(
  request: Request<InventoryItemsV3Api, 'deleteInventoryItem'>,
  context: Context,
): Promise<Record<string, never>> {
  const item = (await lockItems(context, [request.inventoryItemId])).get(request.inventoryItemId);
  if (!item) throw itemNotFound(request.inventoryItemId);
  await forgetStock(context, item);
  return {};
}
