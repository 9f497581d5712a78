import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { settle } from './settle.ts';

const isHeld = ({ giftcardPaymentDetails, status }: Payment): boolean =>
  giftcardPaymentDetails !== undefined && status === 'PENDING';

/** What a gift card was to pay goes back to it, for the rest did not come. */
export function voidGiftCardPayments(state: OrderState, stamp: Stamp): OrderState {
  const { order, transactions } = state;
  if (!transactions.payments.some(isHeld)) return state;
  const payments = transactions.payments.map((payment): Payment =>
    isHeld(payment)
      ? {
          ...payment,
          status: 'VOIDED',
          updatedDate: stamp.now,
          giftcardPaymentDetails: { ...payment.giftcardPaymentDetails, voided: true },
        }
      : payment,
  );
  return settle({ order, transactions: { ...transactions, payments } }, stamp);
}
