import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { cancellationMail } from '../mails.ts';
import { lockOrder, orderAction, restocked, saveOrder, stampOf } from '../order-change.ts';
import { cancel, cancelRejection, restockAll } from '../rules/cancel.ts';
import { voidWaitingPayments } from '../rules/stored-payments.ts';

const REFUSALS = {
  ORDER_HAS_AUTHORIZED_TRANSACTION: 'An authorized payment must be captured or voided first.',
  ORDER_IS_PENDING: 'The order is pending.',
  ORDER_IS_REJECTED: 'The order was rejected.',
};

export async function cancelOrder(
  request: Request<OrdersApi, 'cancelOrder'>,
  context: Context,
): Promise<Reply<OrdersApi, 'cancelOrder'>> {
  const before = await lockOrder(context, request.id);
  if (before.order.status === 'CANCELED') return { order: before.order };
  const rejection = cancelRejection(before);
  if (rejection) throw failedPrecondition(REFUSALS[rejection], rejection);
  const { restockAllItems = false, sendOrderCanceledEmail = false, customMessage } = request;
  const restock = restockAllItems ? restockAll(before.order) : [];
  const stamp = stampOf(context);
  const canceled = { ...before, order: cancel(before.order, restock, stamp) };
  const after = voidWaitingPayments(canceled, stamp);
  const order = await saveOrder(context, before, after, (stored) => [
    orderAction(stored, 'canceled', { restockAllItems, sendOrderCanceledEmail, customMessage }),
    ...restocked(stored, restock),
  ]);
  if (sendOrderCanceledEmail) {
    for (const mail of cancellationMail(order, context.site, customMessage)) await context.mail(mail);
  }
  return { order };
}
