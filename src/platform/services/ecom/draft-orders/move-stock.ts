import { dequal } from 'dequal/lite';
import type { Context } from '#platform/context.ts';
import type { DraftOrdersApi, Request } from '#platform/contract/index.ts';
import { changeOrderStock } from '../../stores/catalog/public.ts';
import type { Order, OrderLineItem } from '../orders/public.ts';

type Settings = NonNullable<Request<DraftOrdersApi, 'commitDraftOrder'>['commitSettings']>;

const lineOf = (order: Order, lineId: string): OrderLineItem | undefined =>
  order.lineItems.find(({ id }) => id === lineId);

/** Lines that became another variant. */
const swappedLines = (before: Order, after: Order): OrderLineItem[] =>
  before.lineItems.filter(({ id = '', catalogReference }) => {
    const now = lineOf(after, id);
    return now && catalogReference && !dequal(now.catalogReference, catalogReference);
  });

/**
 * Pieces move for the lines that were named; of those the draft adds, none is taken later either. Of a line that became
 * another variant, the pieces of the one go back before those of the other are taken.
 */
export async function moveStock(
  context: Context,
  before: Order,
  after: Order,
  { updateInventory }: Settings,
): Promise<void> {
  const named = new Set((updateInventory ?? []).map(({ lineItemId = '' }) => lineItemId));
  const swapped = swappedLines(before, after).filter(({ id = '' }) => named.has(id));
  await changeOrderStock(
    context,
    before.id,
    swapped.map(({ id = '', catalogReference, quantity = 0 }) => ({
      lineItemId: id,
      catalogReference: catalogReference ?? null,
      quantity: -quantity,
      isAdded: false,
    })),
  );
  const ids = new Set([...before.lineItems, ...after.lineItems].map(({ id = '' }) => id));
  const changes = [...ids].flatMap((lineItemId) => {
    const old = lineOf(before, lineItemId);
    const now = lineOf(after, lineItemId);
    const isAdded = (old?.quantity ?? 0) === 0;
    const had = old && swapped.includes(old) ? 0 : (old?.quantity ?? 0);
    const quantity = named.has(lineItemId) ? (now?.quantity ?? 0) - had : 0;
    const catalogReference = (now ?? old)?.catalogReference ?? null;
    return quantity === 0 && !isAdded ? [] : [{ lineItemId, catalogReference, quantity, isAdded }];
  });
  await changeOrderStock(context, before.id, changes);
}
