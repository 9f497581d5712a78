import { price, roundMoney, subtractMoney, type Decimal } from '#shared/money.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import {
  amountOf,
  isOffline,
  isReceived,
  sumPayments,
  type Payment,
} from '../../order-transactions/public.ts';
import type { Activity, Order, OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';
import { reconcile, totalOf } from './reconcile.ts';

type Regular = NonNullable<NonNullable<Activity['paymentPending']>['regular']>;

const regularOf = ({ regularPaymentDetails: details, amount }: Payment, currency: string): Regular => ({
  amount: price(amount?.amount, currency),
  ...(details?.creditCardDetails && { creditCardDetails: details.creditCardDetails }),
});

/** Payments that brought no money yet, or none at all, say so in the timeline; the rest shows in the status. */
export function entryOf(payment: Payment, currency: string, stamp: Stamp): Activity[] {
  const content = {
    paymentId: payment.id,
    ...(payment.regularPaymentDetails && { regular: regularOf(payment, currency) }),
  };
  switch (payment.status) {
    case 'PENDING':
    case 'PENDING_MERCHANT':
      return [activity('PAYMENT_PENDING', stamp, { paymentPending: content })];
    case 'CANCELED':
      return [activity('PAYMENT_CANCELED', stamp, { paymentCanceled: content })];
    case 'DECLINED':
      return [activity('PAYMENT_DECLINED', stamp, { paymentDeclined: content })];
    case 'AUTHORIZED': {
      const card = payment.regularPaymentDetails?.creditCardDetails;
      const amount = price(payment.amount?.amount, currency);
      return [
        activity('AUTHORIZED_PAYMENT_CREATED', stamp, {
          authorizedPaymentCreated: { paymentId: payment.id, amount, ...card },
        }),
      ];
    }
    default:
      return [];
  }
}

/** Adds payments to an order and settles it. */
export function receivePayments(
  { order, transactions }: OrderState,
  payments: readonly Payment[],
  stamp: Stamp,
): OrderState {
  const entries = payments.flatMap((payment) => entryOf(payment, order.currency, stamp));
  return reconcile(
    {
      order: { ...order, activities: addActivities(order.activities, entries) },
      transactions: { ...transactions, payments: [...transactions.payments, ...payments] },
    },
    stamp,
  );
}

const isWaiting = ({ status }: Payment): boolean => status === 'PENDING' || status === 'PENDING_MERCHANT';

/** What nobody paid, promised or reserved yet. */
export function amountUncovered({ order, transactions }: OrderState): Decimal {
  const { paid, authorized, pending } = sumPayments(transactions);
  const rest = [paid, authorized, pending].reduce(subtractMoney, totalOf(order));
  return rest.startsWith('-') ? '0' : rest;
}

/** @throws 428 for an order that came to nothing: money that comes for it all the same is recorded as a payment, and told */
export function assertAcceptsPayment({ status }: Pick<Order, 'status'>): void {
  if (status === 'CANCELED') throw failedPrecondition('The order is canceled.', 'ORDER_CANCELED');
  if (status === 'REJECTED') throw failedPrecondition('The order was rejected.', 'ORDER_IS_REJECTED');
}

/** How it was paid; the SDK hides it from its types, the API has it. */
export interface PaymentMethodChoice {
  userDefinedPaymentMethodName?: { predefined?: 'CASH' | 'BANK_TRANSFER' | 'CHECK'; custom?: string | null };
}

export interface ManualPayment {
  amount: Decimal;
  method: PaymentMethodChoice['userDefinedPaymentMethodName'];
}

/** Money taken at the counter or by bank. */
export const manualPayment = (
  { amount, method }: ManualPayment,
  currency: string,
  stamp: Stamp,
): Payment => ({
  id: stamp.guid(),
  createdDate: stamp.now,
  updatedDate: stamp.now,
  amount: price(roundMoney(amount, currency), currency),
  refundDisabled: false,
  status: 'APPROVED',
  regularPaymentDetails: {
    offlinePayment: true,
    paymentMethod: method?.custom ?? method?.predefined ?? 'OFFLINE',
    ...(method && { paymentMethodName: { userDefinedName: method } }),
  },
});

/** Approves what was to be paid by hand, and records the rest as paid. */
export function payInFull(state: OrderState, method: ManualPayment['method'], stamp: Stamp): OrderState {
  const approved = state.transactions.payments.map((payment): Payment =>
    isOffline(payment) && isWaiting(payment)
      ? { ...payment, status: 'APPROVED', updatedDate: stamp.now }
      : payment,
  );
  const next = { ...state, transactions: { ...state.transactions, payments: approved } };
  const rest = amountUncovered(next);
  const added = rest === '0' ? [] : [manualPayment({ amount: rest, method }, state.order.currency, stamp)];
  return receivePayments(next, added, stamp);
}

/** What `payInFull` would bring in. */
export function collectable(state: OrderState): Decimal {
  const { payments, refunds } = state.transactions;
  const waiting = payments.filter(
    (payment) => isOffline(payment) && isWaiting(payment) && !isReceived(payment, refunds),
  );
  return waiting.reduce(
    (sum, payment) => subtractMoney(sum, `-${amountOf(payment)}`),
    amountUncovered(state),
  );
}
