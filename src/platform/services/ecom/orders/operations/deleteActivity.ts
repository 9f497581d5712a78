import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, saveOrder } from '../order-change.ts';
import { findComment } from '../rules/activities.ts';

export async function deleteActivity(
  request: Request<OrdersApi, 'deleteActivity'>,
  context: Context,
): Promise<Reply<OrdersApi, 'deleteActivity'>> {
  const before = await lockOrder(context, request.id);
  const comment = findComment(before.order.activities, request.activityId);
  const activities = before.order.activities.filter((entry) => entry !== comment);
  return { order: await saveOrder(context, before, { ...before, order: { ...before.order, activities } }) };
}
