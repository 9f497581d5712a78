import type { Context } from '../../../context.ts';
import { failedPrecondition, invalid, notFound } from '../../../contract/errors.ts';
import type { OrderBillingApi, Reply, Request } from '../../../contract/index.ts';
import { lockOrder, saveOrder, settle, stampOf, type OrderState } from '../../orders/public.ts';
import { isBeingRefunded, type Payment } from '../../order-transactions/public.ts';
import { duplicatePayments } from '../rules/refusals.ts';

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

/** Takes back what memberships paid: all of these, or none. What they had covered is due again. */
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
  const payments = before.transactions.payments.map((payment): Payment =>
    charged.has(payment)
      ? {
          ...payment,
          status: 'VOIDED',
          updatedDate: stamp.now,
          membershipPaymentDetails: { ...payment.membershipPaymentDetails, status: 'VOIDED', voided: true },
        }
      : payment,
  );
  const after = settle({ ...before, transactions: { ...before.transactions, payments } }, stamp);
  await saveOrder(context, before, after);
  return {};
}
