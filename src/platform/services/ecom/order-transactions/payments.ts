import type { Context } from '#platform/context.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { Handler, OrderTransactionsApi } from '#platform/contract/index.ts';
import {
  lockOrder,
  priceViolations,
  readState,
  receivePayments,
  saveOrder,
  stampOf,
} from '../orders/public.ts';
import { newPayment, type PaymentInput } from './rules/new-payment.ts';
import { paymentViolations } from './rules/payment-violations.ts';
import { readManyTransactions } from './tables.ts';

export const addPayments: Handler<OrderTransactionsApi, 'addPayments', Context> = async (
  request,
  context,
) => {
  const before = await lockOrder(context, request.orderId);
  const { currency } = before.order;
  const inputs: PaymentInput[] = request.payments;
  const violations = [
    ...paymentViolations(inputs, before.transactions.payments.length, 'payments'),
    ...priceViolations(inputs, 'payments', currency),
  ];
  if (violations.length > 0) throw invalid(violations);
  const stamp = stampOf(context);
  const payments = inputs.map((input) => newPayment(input, currency, stamp.guid(), stamp.now));
  const after = receivePayments(before, payments, stamp);
  await saveOrder(context, before, after);
  return { orderTransactions: after.transactions, paymentsIds: payments.map(({ id }) => id) };
};

export const listTransactionsForSingleOrder: Handler<
  OrderTransactionsApi,
  'listTransactionsForSingleOrder',
  Context
> = async ({ orderId }, context) => ({
  orderTransactions: (await readState(context, orderId)).transactions,
});

/** Orders that are not there are left out. */
export const listTransactionsForMultipleOrders: Handler<
  OrderTransactionsApi,
  'listTransactionsForMultipleOrders',
  Context
> = async ({ orderIds }, { db, siteId }) => ({
  orderTransactions: await readManyTransactions(db, siteId, [...new Set(orderIds)]),
});
