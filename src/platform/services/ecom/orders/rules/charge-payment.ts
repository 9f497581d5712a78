import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState, Stamp } from '../order.ts';
import { addActivities } from './activities.ts';
import { entryOf } from './receive-payments.ts';
import { reconcile } from './reconcile.ts';
import { countWaiting } from './waiting-payments.ts';

/** Records a payment the provider is about to be asked for; the timeline tells of it once it is known how it went. */
export const beginPayment = (
  { order, transactions }: OrderState,
  payment: Payment,
  stamp: Stamp,
): OrderState =>
  reconcile(
    { order, transactions: { ...transactions, payments: [...transactions.payments, payment] } },
    stamp,
  );

type AuthorizationDetails = NonNullable<
  NonNullable<Payment['regularPaymentDetails']>['authorizationDetails']
>;
export type AuthorizedPayment = Pick<AuthorizationDetails, 'authorizedDate' | 'scheduledAction'>;

/** What comes of a payment that was recorded before. */
export interface PaymentResult {
  status: 'PENDING' | 'APPROVED' | 'AUTHORIZED' | 'DECLINED' | 'CANCELED';
  /** Of an authorized one: since when, and what is done with it when nobody says so in time. */
  held?: AuthorizedPayment | undefined;
  providerTransactionId: string | null;
  card: { brand: string; lastFourDigits: string } | undefined;
  /** The provider keeps the means of payment: the shop can charge it again. */
  isSaved?: boolean | undefined;
}

/** Writes into the order how one of its payments went, and settles. */
export function endPayment(
  { order, transactions }: OrderState,
  paymentId: string,
  { status, held, providerTransactionId, card, isSaved }: PaymentResult,
  stamp: Stamp,
): OrderState {
  // A gift card's part counts once the rest came, or is held.
  const isSecure = status === 'APPROVED' || status === 'AUTHORIZED';
  const others = isSecure ? countWaiting(transactions.payments, stamp) : transactions.payments;
  const payments = others.map((payment): Payment => {
    if (payment.id !== paymentId) return payment;
    return {
      ...payment,
      status,
      updatedDate: stamp.now,
      regularPaymentDetails: {
        ...payment.regularPaymentDetails,
        ...(providerTransactionId !== null && { providerTransactionId }),
        ...(card && { creditCardDetails: card }),
        ...(isSaved && { savedPaymentMethod: true }),
        ...(held && { authorizationDetails: { delayedCapture: true, captures: [], ...held } }),
      },
    };
  });
  const ended = payments.find(({ id }) => id === paymentId);
  const entries = ended ? entryOf(ended, order.currency, stamp) : [];
  return reconcile(
    {
      order: { ...order, activities: addActivities(order.activities, entries) },
      transactions: { ...transactions, payments },
    },
    stamp,
  );
}

/** What these payments were made with is kept no longer. */
export function withoutSavedMethod(
  state: OrderState,
  paymentIds: readonly string[],
  { now }: Pick<Stamp, 'now'>,
): OrderState {
  const isAbout = ({ id, regularPaymentDetails }: Payment): boolean =>
    paymentIds.includes(id) && regularPaymentDetails?.savedPaymentMethod === true;
  const { order, transactions } = state;
  if (!transactions.payments.some(isAbout)) return state;
  const payments = transactions.payments.map((payment) =>
    isAbout(payment)
      ? {
          ...payment,
          updatedDate: now,
          regularPaymentDetails: { ...payment.regularPaymentDetails, savedPaymentMethod: false },
        }
      : payment,
  );
  return { order, transactions: { ...transactions, payments } };
}
