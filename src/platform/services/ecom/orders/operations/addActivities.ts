import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import type { Activity } from '../order.ts';
import { lockOrder, saveOrder, stampOf } from '../order-change.ts';
import { publicActivity, withPublic } from '../rules/activities.ts';

type Added = Activity & { id: string };

/** `activities` is the older word, and takes what apps tell as well; the SDK's types leave it out. */
interface OlderRequest {
  activities?: Parameters<typeof publicActivity>[0][];
}

/** The platform writes all other types itself. */
function requireComment({ activityType }: Activity, path: string): void {
  if (activityType === 'MERCHANT_COMMENT') return;
  throw invalidField(`${path}.activityType`, 'INVALID_ENUM_VALUE', 'must be MERCHANT_COMMENT', {
    value: activityType,
    enumValues: ['MERCHANT_COMMENT'],
  });
}

export async function addActivities(
  request: Request<OrdersApi, 'addActivities'> & OlderRequest,
  context: Context,
): Promise<Reply<OrdersApi, 'addActivities'>> {
  const { orderActivities = [], activities: older = [] } = request;
  const stamp = stampOf(context);
  const added: Added[] = [
    ...orderActivities.map((entry, index) => {
      const path = `orderActivities[${index}]`;
      requireComment(entry, path);
      return publicActivity(entry, stamp, path);
    }),
    ...older.map((entry, index) => publicActivity(entry, stamp, `activities[${index}]`)),
  ];
  if (added.length === 0) throw invalidField('orderActivities', 'REQUIRED_FIELD', 'is required');
  const before = await lockOrder(context, request.orderId);
  const activities = withPublic(before.order.activities, added);
  const order = await saveOrder(context, before, { ...before, order: { ...before.order, activities } });
  return { order, activityIds: added.map(({ id }) => id) };
}
