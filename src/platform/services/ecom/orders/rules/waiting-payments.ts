import { isStored, type Payment } from '../../order-transactions/public.ts';

/** A gift card's part is off the card already, a membership's use is counted, and waits for the rest of the purchase. */
export const isWaitingStored = (payment: Payment): boolean =>
  isStored(payment) && payment.status === 'PENDING';

/** The purchase stands: what gift cards and memberships were to pay, they paid. */
export const countWaiting = (payments: readonly Payment[], { now }: { now: string }): Payment[] =>
  payments.map((payment) =>
    isWaitingStored(payment) ? { ...payment, status: 'APPROVED', updatedDate: now } : payment,
  );
