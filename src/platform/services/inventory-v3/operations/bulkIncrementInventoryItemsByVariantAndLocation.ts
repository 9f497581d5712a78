import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { bulkMove, idAt } from '../bulk-moves.ts';
import { reasonOf } from '../item-change.ts';

export async function bulkIncrementInventoryItemsByVariantAndLocation(
  request: Request<InventoryItemsV3Api, 'bulkIncrementInventoryItemsByVariantAndLocation'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'bulkIncrementInventoryItemsByVariantAndLocation'>> {
  const moves = request.incrementData.map(({ variantId, locationId, incrementBy }) => ({
    id: idAt(variantId, locationId),
    by: incrementBy ?? 0,
  }));
  return bulkMove(context, moves, { reason: reasonOf(request.reason), returnEntity: request.returnEntity });
}
