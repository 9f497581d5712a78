import { isPositiveMoney } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import { failedPrecondition } from '../../contract/errors.ts';
import type { Order } from './order.ts';
import { lockOrder, saveOrder, stampOf } from './order-change.ts';
import { collectable, payInFull, type ManualPayment } from './rules/receive-payments.ts';

/** Records all that is left to pay as paid by hand. */
export async function markAsPaid(
  context: Context,
  id: string,
  method?: ManualPayment['method'],
): Promise<Order> {
  const before = await lockOrder(context, id);
  if (before.order.status === 'CANCELED')
    throw failedPrecondition('The order is canceled.', 'ORDER_CANCELED');
  if (!isPositiveMoney(collectable(before))) {
    const waiting = before.order.paymentStatus === 'PENDING';
    const reason = waiting ? 'A payment is under way already.' : 'Nothing is left to pay.';
    throw failedPrecondition(reason, 'ORDER_ALREADY_PAID');
  }
  return saveOrder(context, before, payInFull(before, method, stampOf(context)));
}
