import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { changeOrder } from '../change-orders.ts';
import { patching } from '../patch-order.ts';

export async function updateOrder(
  request: Request<OrdersApi, 'updateOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'updateOrder'>> {
  return { order: await changeOrder(context, request.order.id, patching(context, request)) };
}
