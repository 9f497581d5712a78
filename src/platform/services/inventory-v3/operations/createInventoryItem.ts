import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { wireItem } from '../../inventory/public.ts';
import { createItem } from '../new-item.ts';

export async function createInventoryItem(
  request: Request<InventoryItemsV3Api, 'createInventoryItem'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'createInventoryItem'>> {
  return { inventoryItem: wireItem(await createItem(context, request.inventoryItem)) };
}
