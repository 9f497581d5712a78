import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { settle } from './settle.ts';
import { isWaitingGiftCard } from './waiting-gift-cards.ts';

/** What a gift card was to pay goes back to it, for the rest did not come. */
export function voidGiftCardPayments(state: OrderState, stamp: Stamp): OrderState {
  const { order, transactions } = state;
  if (!transactions.payments.some(isWaitingGiftCard)) return state;
  const payments = transactions.payments.map((payment): Payment =>
    isWaitingGiftCard(payment)
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

/** The gift card pays its part after all. */
export function redeemAgain(state: OrderState, transactionId: string, stamp: Stamp): OrderState {
  const { transactions } = state;
  const voided = lastVoided(state);
  if (!voided) return state;
  const payment: Payment = {
    ...voided,
    id: stamp.guid(),
    createdDate: stamp.now,
    updatedDate: stamp.now,
    status: 'PENDING',
    giftcardPaymentDetails: {
      ...voided.giftcardPaymentDetails,
      giftCardPaymentId: transactionId,
      voided: false,
    },
  };
  return { ...state, transactions: { ...transactions, payments: [...transactions.payments, payment] } };
}

/** What the gift card was to pay before it was given back. */
export const lastVoided = ({ transactions }: OrderState): Payment | undefined =>
  transactions.payments.findLast(
    ({ giftcardPaymentDetails, status }) => giftcardPaymentDetails !== undefined && status === 'VOIDED',
  );
