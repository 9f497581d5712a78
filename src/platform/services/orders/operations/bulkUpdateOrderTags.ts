import type { Context } from '../../../context.ts';
import { badRequest, failedPrecondition } from '../../../contract/errors.ts';
import type { OrdersApi, Reply, Request } from '../../../contract/index.ts';
import { bulkByIds } from '../../../crud/index.ts';
import { changingOrders, type Change } from '../change-orders.ts';
import { changeTags, isEmpty, MAX_TAGS } from '../rules/tags.ts';

export async function bulkUpdateOrderTags(
  request: Request<OrdersApi, 'bulkUpdateOrderTags'>,
  context: Context,
): Promise<Reply<OrdersApi, 'bulkUpdateOrderTags'>> {
  const { orderIds, assignTags, unassignTags } = request;
  if (isEmpty(assignTags) && isEmpty(unassignTags)) {
    throw badRequest('No tags to assign or unassign.', 'EMPTY_ASSIGN_AND_UNASSIGN_LISTS');
  }
  const change: Change = (before) => {
    const tags = changeTags(before.order.tags, assignTags, unassignTags);
    if (tags.tags.tagIds.length > MAX_TAGS || tags.privateTags.tagIds.length > MAX_TAGS) {
      throw failedPrecondition(`An order has at most ${MAX_TAGS} tags.`, 'TOO_MANY_TAGS', {
        threshold: MAX_TAGS,
      });
    }
    return { ...before, order: { ...before.order, tags } };
  };
  return bulkByIds(context, orderIds, changingOrders(context, change));
}
