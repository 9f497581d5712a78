import type { Context } from '../../context.ts';
import { bulkReply, eachItem } from '../inventory/public.ts';
import { type InventoryReason, LOCATION_ID, type StockItem, wireItem } from '../inventory/public.ts';
import { itemNotFound, lockItems, moveItem } from './item-change.ts';

/** One location: an item is its variant's. */
export const idAt = (variantId: string | undefined, locationId: string | null | undefined): string =>
  locationId && locationId !== LOCATION_ID ? '' : (variantId ?? '');

interface Move {
  id: string;
  by: number;
}

interface Options {
  reason: InventoryReason;
  mayGoBelowZero?: boolean;
  returnEntity?: boolean | undefined;
}

/** Each on its own: what one is refused for does not undo the others. */
export async function bulkMove(
  context: Context,
  moves: readonly Move[],
  { reason, mayGoBelowZero = false, returnEntity }: Options,
) {
  const items = await lockItems(context, [...new Set(moves.map(({ id }) => id))]);
  const entries = moves.map((move) => ({ id: move.id, entry: move }));
  const outcomes = await eachItem(context, entries, async ({ id, by }): Promise<StockItem> => {
    const before = items.get(id);
    if (!before) throw itemNotFound(id);
    const saved = await moveItem(context, before, by, { reason, mayGoBelowZero });
    items.set(id, saved);
    return saved;
  });
  return bulkReply(outcomes, returnEntity ? wireItem : undefined);
}
