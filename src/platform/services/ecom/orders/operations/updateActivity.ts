import type { Context } from '#platform/context.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, saveOrder } from '../order-change.ts';
import { contentOf, findComment } from '../rules/activities.ts';

export async function updateActivity(
  request: Request<OrdersApi, 'updateActivity'>,
  context: Context,
): Promise<Reply<OrdersApi, 'updateActivity'>> {
  const { merchantComment } = contentOf(request.activity, 'MERCHANT_COMMENT');
  const before = await lockOrder(context, request.id);
  const comment = findComment(before.order.activities, request.activityId);
  const activities = before.order.activities.map((entry) =>
    entry === comment ? { ...entry, merchantComment } : entry,
  );
  return { order: await saveOrder(context, before, { ...before, order: { ...before.order, activities } }) };
}
