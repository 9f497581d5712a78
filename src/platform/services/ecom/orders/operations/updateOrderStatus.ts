import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Order } from '../order.ts';
import { lockOrder, orderAction, saveOrder, stampOf } from '../order-change.ts';
import { moveStatus, statusRejection, type StatusRejection } from '../rules/move-status.ts';

const WORDS: Readonly<Record<StatusRejection, string>> = {
  STATUS_NOT_SUPPORTED: 'An order cannot be given this status.',
  STATUS_ALREADY_SET: 'The order has this status already.',
  UNSUPPORTED_TRANSITION: 'The order cannot get this status from the one it has.',
};

/** Whoever holds something for the order hears that it came to nothing. */
function ended(order: Order): DomainEvent[] {
  if (order.status === 'REJECTED') return [orderAction(order, 'rejected', {})];
  if (order.status !== 'CANCELED') return [];
  return [orderAction(order, 'canceled', { restockAllItems: false, sendOrderCanceledEmail: false })];
}

export async function updateOrderStatus(
  { orderId, status }: Request<OrdersApi, 'updateOrderStatus'>,
  context: Context,
): Promise<Reply<OrdersApi, 'updateOrderStatus'>> {
  const before = await lockOrder(context, orderId);
  const rejection = statusRejection(before, status);
  if (rejection) {
    throw failedPrecondition(WORDS[rejection], rejection, { before: before.order.status, after: status });
  }
  const after = moveStatus(before, status, stampOf(context));
  return { order: await saveOrder(context, before, after, ended) };
}
