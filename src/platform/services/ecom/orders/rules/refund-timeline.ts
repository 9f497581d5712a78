import { addMoney, isPositiveMoney, price } from '#shared/money.ts';
import type { Payment, Refund, RefundTransaction } from '../../order-transactions/public.ts';
import type { Activity, OrderState, Stamp } from '../order.ts';
import { activity } from './activities.ts';

type RefundedPayment = NonNullable<NonNullable<Activity['paymentRefunded']>['payment']>;

function refundedPayment(
  { paymentId, amount: requested, externalRefund = false }: RefundTransaction,
  payments: readonly Payment[],
  currency: string,
): RefundedPayment {
  const amount = price(requested?.amount, currency);
  const {
    regularPaymentDetails: regular,
    giftcardPaymentDetails: giftCard,
    membershipPaymentDetails: membership,
  } = payments.find(({ id }) => id === paymentId) ?? {};
  const common = { ...(paymentId !== undefined && { paymentId }), externalRefund };
  if (membership) return { ...common, membership: { membershipId: membership.membershipId ?? null } };
  if (giftCard) {
    return { ...common, giftCard: { giftCardPaymentId: giftCard.giftCardPaymentId ?? null, amount } };
  }
  return { ...common, regular: { amount, ...regular?.creditCardDetails } };
}

/** What a part says once it is known how it went. */
export function partEntry(
  { order, transactions }: OrderState,
  { id: refundId }: Refund,
  part: RefundTransaction,
  stamp: Stamp,
): Activity[] {
  const result = { refundId, payment: refundedPayment(part, transactions.payments, order.currency) };
  if (part.refundStatus === 'SUCCEEDED') {
    return [activity('PAYMENT_REFUNDED', stamp, { paymentRefunded: result })];
  }
  return part.refundStatus === 'FAILED'
    ? [activity('PAYMENT_REFUND_FAILED', stamp, { paymentRefundFailed: result })]
    : [];
}

export function initiatedEntry(
  { order, transactions }: OrderState,
  { id: refundId, details, transactions: parts = [] }: Refund,
  stamp: Stamp,
): Activity {
  const reason = details?.reason;
  const amount = addMoney('0', ...parts.map((part) => part.amount?.amount));
  return activity('REFUND_INITIATED', stamp, {
    refundInitiated: {
      refundId,
      amount: price(amount, order.currency),
      payments: parts.map((part) => refundedPayment(part, transactions.payments, order.currency)),
      ...(reason && { reason }),
    },
  });
}

/** The sum of what went back by these parts, unless that is nothing. */
export function refundedEntry(
  { order }: OrderState,
  { details }: Refund,
  parts: readonly RefundTransaction[],
  stamp: Stamp,
): Activity[] {
  const done = parts.filter(({ refundStatus }) => refundStatus === 'SUCCEEDED');
  const amount = addMoney('0', ...done.map((part) => part.amount?.amount));
  if (!isPositiveMoney(amount)) return [];
  const reason = details?.reason;
  return [
    activity('ORDER_REFUNDED', stamp, {
      orderRefunded: {
        manual: done.every(({ externalRefund }) => externalRefund === true),
        amount: price(amount, order.currency),
        ...(reason && { reason }),
      },
    }),
  ];
}
