import type { Context } from '#platform/context.ts';
import { badRequest, invalid } from '#platform/contract/errors.ts';
import type { OrderBillingApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, priceViolations, receivePayments, saveOrder, stampOf } from '../../orders/public.ts';
import { assertWithinBalance, takeGiftCard } from '../gift-card-payment.ts';
import { amountRejection, chargeRejection } from '../rules/charge-rejections.ts';

/** A gift card pays a part of what is left, or all of it: taken off the card and recorded in one go. */
export async function redeemGiftCard(
  { orderId, giftCardCode: code, amount, currency }: Request<OrderBillingApi, 'redeemGiftCard'>,
  context: Context,
): Promise<Reply<OrderBillingApi, 'redeemGiftCard'>> {
  const before = await lockOrder(context, orderId);
  const { order } = before;
  const rejection = chargeRejection(before);
  if (rejection) throw rejection;
  if (currency !== order.currency) {
    throw badRequest(`The order is in ${order.currency}.`, 'CURRENCY_MISMATCH', { currency });
  }
  const value = amount.amount ?? '0';
  const violations = [
    ...priceViolations(amount, 'amount', order.currency),
    ...amountRejection(value, before, 'amount.amount'),
  ];
  if (violations.length > 0) throw invalid(violations);
  assertWithinBalance(before);
  const payment = await takeGiftCard(context, before, { code, value, status: 'APPROVED' });
  const after = receivePayments(before, [payment], stampOf(context));
  await saveOrder(context, before, after);
  const { transactions } = after;
  return {
    orderTransactions: transactions,
    payment: transactions.payments.find(({ id }) => id === payment.id) ?? payment,
  };
}
