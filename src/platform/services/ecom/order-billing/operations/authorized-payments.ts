import type { Context } from '#platform/context.ts';
import type { Handler, OrderBillingApi } from '#platform/contract/index.ts';
import { executeActs } from '../authorizations/execute-acts.ts';
import { billingRefusal } from '../authorizations/refusals.ts';

export const captureAuthorizedPayments: Handler<
  OrderBillingApi,
  'captureAuthorizedPayments',
  Context
> = async ({ orderId, payments }, context) => ({
  orderTransactions: await executeActs(context, {
    orderId,
    asks: payments.map(({ paymentId = '', amount }) => ({
      kind: 'CAPTURE',
      paymentId,
      amount: amount?.amount,
    })),
    path: 'payments',
    reason: 'MANUAL',
    refuse: billingRefusal.CAPTURE,
  }),
});

export const voidAuthorizedPayments: Handler<OrderBillingApi, 'voidAuthorizedPayments', Context> = async (
  { orderId, paymentIds },
  context,
) => ({
  orderTransactions: await executeActs(context, {
    orderId,
    asks: paymentIds.map((paymentId) => ({ kind: 'VOID', paymentId })),
    path: 'paymentIds',
    reason: 'MANUAL',
    refuse: billingRefusal.VOID,
  }),
});
