import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { bulk, outcomeOf } from '#platform/crud/index.ts';
import { changeOrder, changeTogether, type Change } from '../change-orders.ts';
import { patching } from '../patch-order.ts';

/** The SDK's own types leave the mask out; the API has it. */
interface Masked {
  order: { id: string };
  fieldMask?: string[];
}

interface Entry {
  id: string;
  change: Change;
}

/** What a patch is rejected for is told with its own order. */
function entryOf(context: Context, { order, fieldMask }: Masked): Entry {
  const outcome = outcomeOf(() => patching(context, { order, fieldMask }));
  const change: Change = (before) => {
    if ('refused' in outcome) throw outcome.refused;
    return outcome.done(before);
  };
  return { id: order.id, change };
}

export async function bulkUpdateOrders(
  { orders, returnEntity }: Request<OrdersApi, 'bulkUpdateOrders'>,
  context: Context,
): Promise<Reply<OrdersApi, 'bulkUpdateOrders'>> {
  const entries = (orders as Masked[]).map((masked) => entryOf(context, masked));
  const isEachOnce = new Set(entries.map(({ id }) => id)).size === entries.length;
  return bulk(context, {
    entries,
    idOf: ({ id }) => id,
    each: ({ id, change }) => changeOrder(context, id, change),
    together: isEachOnce ? (all) => changeTogether(context, all) : undefined,
    show: returnEntity ? (order) => order : undefined,
  });
}
