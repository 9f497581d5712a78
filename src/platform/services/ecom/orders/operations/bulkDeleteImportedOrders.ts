import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrders, removeImported } from '../order-change.ts';

/** Done when it answers, so that the job it names is over. What was not imported, or is not there, is left alone. */
export async function bulkDeleteImportedOrders(
  request: Request<OrdersApi, 'bulkDeleteImportedOrders'>,
  context: Context,
): Promise<Reply<OrdersApi, 'bulkDeleteImportedOrders'>> {
  for (const { order } of (await lockOrders(context, request.orderIds)).values()) {
    if (order.imported === true) await removeImported(context, order);
  }
  return { jobId: context.ids.guid() };
}
