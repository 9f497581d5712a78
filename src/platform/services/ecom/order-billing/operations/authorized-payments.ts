import type { Context } from '#platform/context.ts';
import type { Handler, OrderBillingApi } from '#platform/contract/index.ts';
import { executeActions } from '../authorizations/execute-actions.ts';
import { billingRejection } from '../authorizations/errors.ts';

export const captureAuthorizedPayments: Handler<
  OrderBillingApi,
  'captureAuthorizedPayments',
  Context
> = async ({ orderId, payments }, context) => ({
  orderTransactions: await executeActions(context, {
    orderId,
    asks: payments.map(({ paymentId = '', amount }) => ({
      kind: 'CAPTURE',
      paymentId,
      amount: amount?.amount,
    })),
    path: 'payments',
    reason: 'MANUAL',
    refuse: billingRejection.CAPTURE,
  }),
});

export const voidAuthorizedPayments: Handler<OrderBillingApi, 'voidAuthorizedPayments', Context> = async (
  { orderId, paymentIds },
  context,
) => ({
  orderTransactions: await executeActions(context, {
    orderId,
    asks: paymentIds.map((paymentId) => ({ kind: 'VOID', paymentId })),
    path: 'paymentIds',
    reason: 'MANUAL',
    refuse: billingRejection.VOID,
  }),
});
