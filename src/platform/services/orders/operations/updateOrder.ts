import type { Context } from '../../../context.ts';
import { failedPrecondition, invalid } from '../../../contract/errors.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { lockOrder, saveOrder, stampOf } from '../order-change.ts';
import { addActivities } from '../rules/activities.ts';
import { removedRequired, updatableMask, updatablePart, updateActivities } from '../rules/update.ts';
import { orders } from '../tables.ts';

export async function updateOrder(
  request: Request<OrdersApi, 'updateOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'updateOrder'>> {
  const removed = removedRequired(request.order);
  if (removed.length > 0) {
    throw invalid(
      removed.map((path) => ({
        field: `order.${path}`,
        violatedRule: 'REQUIRED_FIELD',
        description: 'cannot be removed',
        data: {},
      })),
    );
  }
  const before = await lockOrder(context, request.order.id);
  const { status } = before.order;
  if (status === 'PENDING') throw failedPrecondition('The order is pending.', 'ORDER_IS_PENDING');
  if (status === 'REJECTED') throw failedPrecondition('The order was rejected.', 'ORDER_IS_REJECTED');
  const mask = request.fieldMask && updatableMask(request.fieldMask);
  if (mask?.length === 0) return { order: before.order };
  const patched = orders.mergePatch(before.order, updatablePart(request.order), { mask, path: 'order' });
  const stamp = stampOf(context);
  const activities = addActivities(patched.activities, updateActivities(before.order, patched, stamp));
  return { order: await saveOrder(context, before, { ...before, order: { ...patched, activities } }) };
}
