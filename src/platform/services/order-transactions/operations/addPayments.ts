import type { Context } from '../../../context.ts';
import { invalid } from '../../../contract/errors.ts';
import type { OrderTransactionsApi, Reply, Request } from '../../../contract/index.ts';
import { lockOrder, priceViolations, receivePayments, saveOrder, stampOf } from '../../orders/public.ts';
import { newPayment, type PaymentInput } from '../rules/new-payment.ts';
import { paymentViolations } from '../rules/payment-violations.ts';

export async function addPayments(
  request: Request<OrderTransactionsApi, 'addPayments'>,
  context: Context,
): Promise<Reply<OrderTransactionsApi, 'addPayments'>> {
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
}
