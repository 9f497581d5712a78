import type { Context } from '../../../context.ts';
import type { InventoryApi, Request } from '../../../contract/index.ts';
import { moveStock, reasonOf } from '../legacy-moves.ts';

export async function decrementInventory(
  request: Request<InventoryApi, 'decrementInventory'>,
  context: Context,
): Promise<Record<string, never>> {
  const moves = (request.decrementData ?? []).map((data) => ({
    productId: data.productId ?? data.inventoryId ?? data.externalId ?? '',
    variantId: data.variantId,
    by: -(data.decrementBy ?? 1),
  }));
  // The SDK's public types leave these two out; the contract has them.
  const { reason, restrictInventoryValue } = request as { reason?: string; restrictInventoryValue?: boolean };
  const mayGoBelowZero = restrictInventoryValue === false;
  await moveStock(context, moves, reasonOf(reason), { mayGoBelowZero });
  return {};
}
