import { voidStored, type Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { reconcile } from './reconcile.ts';
import { isWaitingStored } from './waiting-payments.ts';

/** What a gift card or a membership was to pay goes back to it, for the rest did not come. */
export function voidWaitingPayments(state: OrderState, stamp: Stamp): OrderState {
  const { order, transactions } = state;
  if (!transactions.payments.some(isWaitingStored)) return state;
  const payments = transactions.payments.map((payment) =>
    isWaitingStored(payment) ? voidStored(payment, stamp.now) : payment,
  );
  return reconcile({ order, transactions: { ...transactions, payments } }, stamp);
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

/** Lines that memberships were to pay for before that was given back. */
export const linesUnpaid = ({ transactions }: OrderState): string[] => [
  ...new Set(
    transactions.payments.flatMap(({ membershipPaymentDetails, status }) =>
      status === 'VOIDED' ? (membershipPaymentDetails?.lineItemId ?? []) : [],
    ),
  ),
];
