import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkMove } from '../bulk-moves.ts';
import { reasonOf } from '../item-change.ts';

export async function bulkIncrementInventoryItems(
  request: Request<InventoryItemsV3Api, 'bulkIncrementInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkIncrementInventoryItems'>> {
  const moves = request.incrementData.map(({ inventoryItemId, incrementBy }) => ({
    id: inventoryItemId ?? '',
    by: incrementBy ?? 0,
  }));
  return bulkMove(context, moves, { reason: reasonOf(request.reason), returnEntity: request.returnEntity });
}
