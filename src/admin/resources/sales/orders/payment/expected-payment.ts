import type { Order, Payment } from '#wix/order-operations.ts';

const isOffline = ({ regularPaymentDetails }: Payment): boolean =>
  regularPaymentDetails?.offlinePayment === true;

const isOnline = (payment: Payment): boolean =>
  !payment.giftcardPaymentDetails && !payment.membershipPaymentDetails && !isOffline(payment);

/**
 * Whether the buyer chose a bank transfer. The platform stores no method before money comes: an approved order of the
 * store's checkout without any payment online was placed to be transferred.
 */
export function isTransferExpected(order: Order, payments: readonly Payment[]): boolean {
  if (order.status !== 'APPROVED' || payments.some(isOnline)) return false;
  if (order.channelInfo?.type === 'WEB' && order.checkoutId) return true;
  return (order.lineItems ?? []).some(({ paymentOption }) => paymentOption === 'FULL_PAYMENT_OFFLINE');
}

/** Whether what came so far came outside the checkout, where only a person sees it. */
export const isPaidOffline = (payments: readonly Payment[]): boolean =>
  payments.some(isOffline) && !payments.some(isOnline);
