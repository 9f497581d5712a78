import type { Context } from '../../../context.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { readOrder } from '../order-change.ts';
import { shownTo } from '../rules/visibility.ts';

export async function getOrder(
  request: Request<OrdersApi, 'getOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'getOrder'>> {
  return { order: shownTo(await readOrder(context, request.id), context.caller) };
}
