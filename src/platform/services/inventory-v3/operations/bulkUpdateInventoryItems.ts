import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkReply, eachItem, wireItem } from '../../inventory/public.ts';
import { itemNotFound, lockItems, reasonOf, updateItem } from '../item-change.ts';

export async function bulkUpdateInventoryItems(
  request: Request<InventoryItemsV3Api, 'bulkUpdateInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkUpdateInventoryItems'>> {
  const entries = request.inventoryItems.map((entry) => ({ id: entry.inventoryItem?.id ?? '', entry }));
  const items = await lockItems(
    context,
    entries.map(({ id }) => id),
  );
  const reason = reasonOf(request.reason);
  const outcomes = await eachItem(context, entries, async ({ inventoryItem = {}, ...entry }) => {
    const id = inventoryItem.id ?? '';
    const before = items.get(id);
    if (!before) throw itemNotFound(id);
    const { fieldMask: mask } = entry as { fieldMask?: string[] };
    const saved = await updateItem(context, before, inventoryItem, { reason, mask });
    items.set(id, saved);
    return saved;
  });
  return bulkReply(outcomes, request.returnEntity ? wireItem : undefined);
}
