import type { Context } from '#platform/context.ts';
import type { OrderBillingApi, Reply, Request } from '#platform/contract/index.ts';
import { executeRefund } from '../execute-refund.ts';
import { paymentRejection } from '../rules/rejections.ts';

export async function refundPayments(
  request: Request<OrderBillingApi, 'refundPayments'>,
  context: Context,
): Promise<Reply<OrderBillingApi, 'refundPayments'>> {
  const { restock, notifications } = request.sideEffects ?? {};
  const { refund, transactions } = await executeRefund(context, {
    orderId: request.orderId,
    payments: request.paymentRefunds,
    paymentsPath: 'paymentRefunds',
    items: request.refundItems,
    itemsPath: 'refundItems',
    restock: () =>
      (restock?.lineItems ?? []).map(({ lineItemId = '', quantity = 0 }) => ({ lineItemId, quantity })),
    reason: request.customerReason ?? undefined,
    notify: notifications?.sendCustomerEmail ? { message: notifications.customMessage } : undefined,
    sideEffects: request.sideEffects,
    refuse: paymentRejection,
  });
  return { refund, orderTransactions: transactions };
}
