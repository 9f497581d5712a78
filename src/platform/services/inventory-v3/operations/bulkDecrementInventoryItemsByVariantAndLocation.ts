import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkMove, idAt } from '../bulk-moves.ts';
import { reasonOf } from '../item-change.ts';

export async function bulkDecrementInventoryItemsByVariantAndLocation(
  request: Request<InventoryItemsV3Api, 'bulkDecrementInventoryItemsByVariantAndLocation'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkDecrementInventoryItemsByVariantAndLocation'>> {
  const moves = request.decrementData.map(({ variantId, locationId, decrementBy }) => ({
    id: idAt(variantId, locationId),
    by: -(decrementBy ?? 0),
  }));
  const { reason, returnEntity, restrictInventory } = request;
  return bulkMove(context, moves, {
    reason: reasonOf(reason),
    mayGoBelowZero: restrictInventory === false,
    returnEntity,
  });
}
