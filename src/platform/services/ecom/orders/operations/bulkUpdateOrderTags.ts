import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { bulkByIds, tagging } from '#platform/crud/index.ts';
import { changingOrders } from '../change-orders.ts';

export async function bulkUpdateOrderTags(
  { orderIds, ...input }: Request<OrdersApi, 'bulkUpdateOrderTags'>,
  context: Context,
): Promise<Reply<OrdersApi, 'bulkUpdateOrderTags'>> {
  const change = tagging('An order', input, 'tags');
  return bulkByIds(
    context,
    orderIds,
    changingOrders(context, (before) => ({
      ...before,
      order: { ...before.order, tags: change(before.order.tags) },
    })),
  );
}
