import type { Context } from '#platform/context.ts';
import { outcomeOf, type Outcome } from '#platform/crud/index.ts';
import type { Order, OrderState } from './order.ts';
import { lockOrder, lockOrders, orderNotFound, saveOrder, saveOrders } from './order-change.ts';

/** What becomes of an order; the same state where nothing does. @throws what it is rejected for */
export type Change = (before: OrderState) => OrderState;

export async function changeOrder(context: Context, id: string, change: Change): Promise<Order> {
  const before = await lockOrder(context, id);
  const after = change(before);
  return after === before ? before.order : saveOrder(context, before, after);
}

const isChanged = ({ before, after }: { before: OrderState; after: OrderState }): boolean => after !== before;

/** Each of them once, in few statements: for `together` of a bulk operation. */
export async function changeTogether(
  context: Context,
  changes: readonly { id: string; change: Change }[],
): Promise<Outcome<Order>[]> {
  const locked = await lockOrders(
    context,
    changes.map(({ id }) => id),
  );
  const decided = changes.map(({ id, change }) =>
    outcomeOf(() => {
      const before = locked.get(id);
      if (!before) throw orderNotFound(id);
      return { before, after: change(before) };
    }),
  );
  const stored = await saveOrders(
    context,
    decided.flatMap((one) => ('done' in one && isChanged(one.done) ? one.done : [])),
  );
  return decided.map((one) => {
    if ('refused' in one) return one;
    return { done: isChanged(one.done) ? (stored.shift() as Order) : one.done.before.order };
  });
}

/** For `bulkByIds`: the same change of many orders. */
export const changingOrders = (context: Context, change: Change) => ({
  each: (id: string) => changeOrder(context, id, change),
  together: (ids: readonly string[]) =>
    changeTogether(
      context,
      ids.map((id) => ({ id, change })),
    ),
});
