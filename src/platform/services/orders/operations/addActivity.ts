import type { Context } from '../../../context.ts';
import { failedPrecondition } from '../../../contract/errors.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { lockOrder, saveOrder, stampOf } from '../order-change.ts';
import { addActivities, MAX_ACTIVITIES, publicActivity } from '../rules/activities.ts';

export async function addActivity(
  request: Request<OrdersApi, 'addActivity'>,
  context: Context,
): Promise<Reply<OrdersApi, 'addActivity'>> {
  const entry = publicActivity(request.activity, stampOf(context));
  const before = await lockOrder(context, request.id);
  const activities = addActivities(before.order.activities, [entry]);
  if (activities.length > MAX_ACTIVITIES) {
    throw failedPrecondition('The timeline of the order is full.', 'TOO_MANY_ACTIVITIES');
  }
  const order = await saveOrder(context, before, { ...before, order: { ...before.order, activities } });
  return { order, activityId: entry.id };
}
