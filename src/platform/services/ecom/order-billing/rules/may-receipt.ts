import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { isStored, type OrderTransactions, type Payment } from '../../order-transactions/public.ts';

/**
 * Money that came in is receipted once. A gift card or a membership was paid for when it was sold, so what it covers now
 * is not received again. Assumed: of what went back, in part or whole, there is none any more.
 * @returns the payment @throws why it gets no receipt
 */
export function mayReceipt({ payments }: OrderTransactions, paymentId: string): Payment {
  const payment = payments.find(({ id }) => id === paymentId);
  const data = { paymentId };
  if (!payment) throw notFound('The order has no such payment.', 'PAYMENT_NOT_FOUND', data);
  if (payment.wixReceipt ?? payment.externalReceipt)
    throw failedPrecondition('The payment has its receipt.', 'RECEIPT_ALREADY_EXIST', data);
  if (isStored(payment))
    throw failedPrecondition('A gift card or a membership brings no money in.', 'INVALID_PAYMENT_TYPE', data);
  if (payment.status !== 'APPROVED')
    throw failedPrecondition('The payment was not received, or went back.', 'INVALID_PAYMENT_STATUS', data);
  return payment;
}
