import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { addActivities } from './activities.ts';
import { entryOf } from './receive-payments.ts';
import { settle } from './settle.ts';

/** Records a payment the provider is about to be asked for; the timeline tells of it once it is known how it went. */
export const beginPayment = (
  { order, transactions }: OrderState,
  payment: Payment,
  stamp: Stamp,
): OrderState =>
  settle({ order, transactions: { ...transactions, payments: [...transactions.payments, payment] } }, stamp);

type AuthorizationDetails = NonNullable<
  NonNullable<Payment['regularPaymentDetails']>['authorizationDetails']
>;
export type Held = Pick<AuthorizationDetails, 'authorizedDate' | 'scheduledAction'>;

/** What comes of a payment that was recorded before. */
export interface PaymentResult {
  status: 'PENDING' | 'APPROVED' | 'AUTHORIZED' | 'DECLINED' | 'CANCELED';
  /** Of an authorized one: since when, and what is done with it when nobody says so in time. */
  held?: Held | undefined;
  providerTransactionId: string | null;
  card: { brand: string; lastFourDigits: string } | undefined;
}

/** A gift card taken towards the same purchase waits for the rest; its part counts once that came, or is held. */
const isWaitingGiftCard = ({ giftcardPaymentDetails, status }: Payment): boolean =>
  giftcardPaymentDetails !== undefined && status === 'PENDING';

/** Writes into the order how one of its payments went, and settles. */
export function endPayment(
  { order, transactions }: OrderState,
  paymentId: string,
  { status, held, providerTransactionId, card }: PaymentResult,
  stamp: Stamp,
): OrderState {
  const payments = transactions.payments.map((payment): Payment => {
    if ((status === 'APPROVED' || status === 'AUTHORIZED') && isWaitingGiftCard(payment)) {
      return { ...payment, status: 'APPROVED', updatedDate: stamp.now };
    }
    if (payment.id !== paymentId) return payment;
    return {
      ...payment,
      status,
      updatedDate: stamp.now,
      regularPaymentDetails: {
        ...payment.regularPaymentDetails,
        ...(providerTransactionId !== null && { providerTransactionId }),
        ...(card && { creditCardDetails: card }),
        ...(held && { authorizationDetails: { delayedCapture: true, captures: [], ...held } }),
      },
    };
  });
  const ended = payments.find(({ id }) => id === paymentId);
  const entries = ended ? entryOf(ended, order.currency, stamp) : [];
  return settle(
    {
      order: { ...order, activities: addActivities(order.activities, entries) },
      transactions: { ...transactions, payments },
    },
    stamp,
  );
}
