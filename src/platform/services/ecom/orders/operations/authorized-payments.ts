import type { Context } from '#platform/context.ts';
import type { Handler, OrdersApi } from '#platform/contract/index.ts';
import { collectorRejection, executeActions } from '../../order-billing/public.ts';

/** The same as of `ecom_order-billing`, by the older names. */
export const captureAuthorizedPayments: Handler<OrdersApi, 'captureAuthorizedPayments', Context> = async (
  { ecomOrderId: orderId, payments },
  context,
) => ({
  orderTransactions: await executeActions(context, {
    orderId,
    asks: payments.map(({ paymentId, amount }) => ({
      kind: 'CAPTURE',
      paymentId: paymentId ?? '',
      amount: amount?.amount,
    })),
    path: 'payments',
    reason: 'MANUAL',
    refuse: collectorRejection.CAPTURE,
  }),
});

export const voidAuthorizedPayments: Handler<OrdersApi, 'voidAuthorizedPayments', Context> = async (
  { ecomOrderId: orderId, paymentIds },
  context,
) => ({
  orderTransactions: await executeActions(context, {
    orderId,
    asks: paymentIds.map((paymentId) => ({ kind: 'VOID', paymentId })),
    path: 'paymentIds',
    reason: 'MANUAL',
    refuse: collectorRejection.VOID,
  }),
});
