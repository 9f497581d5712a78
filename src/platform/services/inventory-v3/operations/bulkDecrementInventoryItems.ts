import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkMove } from '../bulk-moves.ts';
import { reasonOf } from '../item-change.ts';

export async function bulkDecrementInventoryItems(
  request: Request<InventoryItemsV3Api, 'bulkDecrementInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkDecrementInventoryItems'>> {
  const moves = request.decrementData.map(({ inventoryItemId, decrementBy }) => ({
    id: inventoryItemId ?? '',
    by: -(decrementBy ?? 0),
  }));
  const { reason, returnEntity, restrictInventory } = request;
  return bulkMove(context, moves, {
    reason: reasonOf(reason),
    mayGoBelowZero: restrictInventory === false,
    returnEntity,
  });
}
