import { compareMoney, isPositiveMoney, roundMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, invalid } from '#platform/contract/errors.ts';
import type { OrdersApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, saveOrder, stampOf } from '../order-change.ts';
import { priceViolations } from '../rules/prices.ts';
import {
  amountUncovered,
  manualPayment,
  receivePayments,
  assertAcceptsPayment,
  type PaymentMethodChoice,
} from '../rules/receive-payments.ts';

export async function recordManuallyCollectedPayment(
  request: Request<OrdersApi, 'recordManuallyCollectedPayment'> & PaymentMethodChoice,
  context: Context,
): Promise<Reply<OrdersApi, 'recordManuallyCollectedPayment'>> {
  const before = await lockOrder(context, request.orderId);
  const { order } = before;
  const violations = priceViolations(request.amount, 'amount', order.currency);
  if (violations.length > 0) throw invalid(violations);
  assertAcceptsPayment(order);
  const due = roundMoney(amountUncovered(before), order.currency);
  if (!isPositiveMoney(due)) throw failedPrecondition('Nothing is left to pay.', 'ORDER_ALREADY_PAID');
  const amount = request.amount.amount ?? '0';
  if (!isPositiveMoney(amount) || compareMoney(amount, due) > 0) {
    throw badRequest(`The amount must be more than zero and at most ${due}.`, 'INVALID_AMOUNT', {
      balance: due,
    });
  }
  const stamp = stampOf(context);
  const payment = manualPayment(
    { amount, method: request.userDefinedPaymentMethodName },
    order.currency,
    stamp,
  );
  await saveOrder(context, before, receivePayments(before, [payment], stamp));
  return {};
}
