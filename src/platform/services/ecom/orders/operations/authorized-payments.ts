import type { Context } from '#platform/context.ts';
import type { Handler, OrdersApi } from '#platform/contract/index.ts';
import { collectorRefusal, executeActs } from '../../order-billing/public.ts';

/** The same as of `ecom_order-billing`, by the older names. */
export const captureAuthorizedPayments: Handler<OrdersApi, 'captureAuthorizedPayments', Context> = async (
  { ecomOrderId: orderId, payments },
  context,
) => ({
  orderTransactions: await executeActs(context, {
    orderId,
    asks: payments.map(({ paymentId, amount }) => ({
      kind: 'CAPTURE',
      paymentId: paymentId ?? '',
      amount: amount?.amount,
    })),
    path: 'payments',
    reason: 'MANUAL',
    refuse: collectorRefusal.CAPTURE,
  }),
});

export const voidAuthorizedPayments: Handler<OrdersApi, 'voidAuthorizedPayments', Context> = async (
  { ecomOrderId: orderId, paymentIds },
  context,
) => ({
  orderTransactions: await executeActs(context, {
    orderId,
    asks: paymentIds.map((paymentId) => ({ kind: 'VOID', paymentId })),
    path: 'paymentIds',
    reason: 'MANUAL',
    refuse: collectorRefusal.VOID,
  }),
});
