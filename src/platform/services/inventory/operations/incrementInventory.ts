import type { Context } from '../../../context.ts';
import type { InventoryApi, Request } from '../../../contract/index.ts';
import { moveStock, reasonOf } from '../legacy-moves.ts';

export async function incrementInventory(
  request: Request<InventoryApi, 'incrementInventory'>,
  context: Context,
): Promise<Record<string, never>> {
  const moves = (request.incrementData ?? []).map((data) => ({
    productId: data.productId ?? data.inventoryId ?? '',
    variantId: data.variantId,
    by: data.incrementBy ?? 1,
  }));
  await moveStock(context, moves, reasonOf((request as { reason?: string }).reason));
  return {};
}
