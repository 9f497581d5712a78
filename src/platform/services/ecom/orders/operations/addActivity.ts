import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, saveOrder, stampOf } from '../order-change.ts';
import { publicActivity, withPublic } from '../rules/activities.ts';

export async function addActivity(
  request: Request<OrdersApi, 'addActivity'>,
  context: Context,
): Promise<Reply<OrdersApi, 'addActivity'>> {
  const entry = publicActivity(request.activity, stampOf(context));
  const before = await lockOrder(context, request.id);
  const activities = withPublic(before.order.activities, [entry]);
  const order = await saveOrder(context, before, { ...before, order: { ...before.order, activities } });
  return { order, activityId: entry.id };
}
