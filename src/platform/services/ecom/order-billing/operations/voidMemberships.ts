import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalid, notFound } from '#platform/contract/errors.ts';
import type { OrderBillingApi, Reply, Request } from '#platform/contract/index.ts';
import { giveBackPayment } from '../../app-memberships/public.ts';
import { lockOrder, saveOrder, reconcile, stampOf, type OrderState } from '../../orders/public.ts';
import { isBeingRefunded, voidStored, type Payment } from '../../order-transactions/public.ts';
import { duplicatePayments } from '../rules/rejections.ts';

function requireCharged({ transactions }: OrderState, paymentId: string): Payment {
  const payment = transactions.payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound('The order has no such payment.', 'PAYMENT_NOT_FOUND', { paymentId });
  if (!payment.membershipPaymentDetails) {
    throw failedPrecondition('The payment was not made with a membership.', 'NOT_MEMBERSHIP_PAYMENT', {
      paymentId,
    });
  }
  // What is being refunded is on its way back.
  if (payment.status !== 'APPROVED' || isBeingRefunded(paymentId, transactions.refunds)) {
    throw failedPrecondition('The membership was not charged.', 'MEMBERSHIP_PAYMENT_NOT_CHARGED', {
      paymentId,
    });
  }
  return payment;
}

/**
 * Takes back what memberships paid: all of these, or none. An amount that they had paid is due again; a line of a checkout
 * that one covered costs nothing in its order.
 */
export async function voidMemberships(
  { orderId, paymentIds }: Request<OrderBillingApi, 'voidMemberships'>,
  context: Context,
): Promise<Reply<OrderBillingApi, 'voidMemberships'>> {
  const violations = duplicatePayments(
    paymentIds.map((paymentId) => ({ paymentId })),
    'paymentIds',
    '',
  );
  if (violations.length > 0) throw invalid(violations);
  const before = await lockOrder(context, orderId);
  const charged = new Set(paymentIds.map((id) => requireCharged(before, id)));
  const stamp = stampOf(context);
  for (const { membershipPaymentDetails } of charged)
    await giveBackPayment(context, orderId, membershipPaymentDetails ?? {});
  const payments = before.transactions.payments.map((payment) =>
    charged.has(payment) ? voidStored(payment, stamp.now) : payment,
  );
  const after = reconcile({ ...before, transactions: { ...before.transactions, payments } }, stamp);
  await saveOrder(context, before, after);
  return {};
}
