import type { Payment } from '../../order-transactions/public.ts';

/** A gift card's part is off the card already, and waits for the rest of the purchase. */
export const isWaitingGiftCard = ({ giftcardPaymentDetails, status }: Payment): boolean =>
  giftcardPaymentDetails !== undefined && status === 'PENDING';

/** The purchase stands: what gift cards were to pay, they paid. */
export const countGiftCards = (payments: readonly Payment[], { now }: { now: string }): Payment[] =>
  payments.map((payment) =>
    isWaitingGiftCard(payment) ? { ...payment, status: 'APPROVED', updatedDate: now } : payment,
  );
