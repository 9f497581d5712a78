import type { Context } from '#platform/context.ts';
import { badRequest, invalidField, missing } from '#platform/contract/errors.ts';
import type { Handler, InventoryApi } from '#platform/contract/index.ts';
import { lockStockOfProducts, moved, saveStock } from './change-stock.ts';
import { type InventoryReason, MAX_QUANTITY, reasonOf, type StockItem } from './stock.ts';

const NO_VARIANT = '00000000-0000-0000-0000-000000000000';

interface LegacyMove {
  productId: string;
  variantId: string | undefined;
  by: number;
}

const itemFor = (
  items: readonly StockItem[],
  { productId, variantId }: LegacyMove,
): StockItem | undefined => {
  const own = items.filter((item) => item.productId === productId);
  const single = variantId === undefined || variantId === NO_VARIANT;
  return single ? (own.length === 1 ? own[0] : undefined) : own.find((item) => item.variantId === variantId);
};

/** All moves or none. @throws 404 for a variant without stock, 400 where there is too little or pieces are not counted */
async function moveStock(
  context: Context,
  moves: readonly LegacyMove[],
  reason: InventoryReason,
  { mayGoBelowZero = false } = {},
): Promise<void> {
  const items = await lockStockOfProducts(context, [...new Set(moves.map(({ productId }) => productId))]);
  const after = new Map<string, StockItem>();
  for (const move of moves) {
    const item = itemFor(items, move);
    if (!item) throw missing('inventory item');
    const current = after.get(item.id) ?? item;
    if (!current.trackQuantity)
      throw badRequest('The pieces of this variant are not counted.', 'INVENTORY_QUANTITY_NOT_TRACKED');
    const next = moved(current, move.by);
    const quantity = next.quantity ?? 0;
    if (move.by < 0 && quantity < 0 && !mayGoBelowZero)
      throw badRequest('There are fewer pieces than that.', 'INSUFFICIENT_INVENTORY');
    if (Math.abs(quantity) > MAX_QUANTITY)
      throw invalidField('quantity', 'MAX', `must be at most ${MAX_QUANTITY}`, { threshold: MAX_QUANTITY });
    after.set(item.id, next);
  }
  const changes = items.flatMap((before) => {
    const next = after.get(before.id);
    return next ? [{ before, after: next }] : [];
  });
  await saveStock(context, changes, reason);
}

export const incrementInventory: Handler<InventoryApi, 'incrementInventory', Context> = async (
  request,
  context,
) => {
  const moves = (request.incrementData ?? []).map((data) => ({
    productId: data.productId ?? data.inventoryId ?? '',
    variantId: data.variantId,
    by: data.incrementBy ?? 1,
  }));
  await moveStock(context, moves, reasonOf((request as { reason?: string }).reason));
  return {};
};

export const decrementInventory: Handler<InventoryApi, 'decrementInventory', Context> = async (
  request,
  context,
) => {
  const moves = (request.decrementData ?? []).map((data) => ({
    productId: data.productId ?? data.inventoryId ?? data.externalId ?? '',
    variantId: data.variantId,
    by: -(data.decrementBy ?? 1),
  }));
  // The SDK's public types leave these two out; the contract has them.
  const { reason, restrictInventoryValue } = request as { reason?: string; restrictInventoryValue?: boolean };
  await moveStock(context, moves, reasonOf(reason), { mayGoBelowZero: restrictInventoryValue === false });
  return {};
};
