import type { Payment } from '../order-transactions.ts';

/** What a gift card or a membership paid, once it went back. */
export function voidStored(payment: Payment, now: string): Payment {
  const { giftcardPaymentDetails: card, membershipPaymentDetails: membership } = payment;
  return {
    ...payment,
    status: 'VOIDED',
    updatedDate: now,
    ...(card && { giftcardPaymentDetails: { ...card, voided: true } }),
    ...(membership && { membershipPaymentDetails: { ...membership, status: 'VOIDED', voided: true } }),
  };
}
