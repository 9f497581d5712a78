import type { Context } from '../../context.ts';
import { outcomeOf, type Outcome } from '../../crud/index.ts';
import type { Order, OrderState } from './order.ts';
import { lockOrder, lockOrders, orderNotFound, saveOrder, saveOrders } from './order-change.ts';

/** What becomes of an order. @throws what it is refused for */
export type Change = (before: OrderState) => OrderState;

export async function changeOrder(context: Context, id: string, change: Change): Promise<Order> {
  const before = await lockOrder(context, id);
  return saveOrder(context, before, change(before));
}

async function changeTogether(
  context: Context,
  ids: readonly string[],
  change: Change,
): Promise<Outcome<Order>[]> {
  const held = await lockOrders(context, ids);
  const decided = ids.map((id) =>
    outcomeOf(() => {
      const before = held.get(id);
      if (!before) throw orderNotFound(id);
      return { before, after: change(before) };
    }),
  );
  const stored = await saveOrders(
    context,
    decided.flatMap((one) => ('done' in one ? one.done : [])),
  );
  return decided.map((one) => ('done' in one ? { done: stored.shift() as Order } : one));
}

/** For `bulkByIds`: the same change of many orders. */
export const changingOrders = (context: Context, change: Change) => ({
  each: (id: string) => changeOrder(context, id, change),
  together: (ids: readonly string[]) => changeTogether(context, ids, change),
});
