import { addMoney, price, type Decimal } from '#shared/money.ts';
import type { OrderBillingApi, Reply } from '#platform/contract/index.ts';
import { isReceived, refundableOf, refundsOf, type Payment } from '../../order-transactions/public.ts';
import { refundability, type OrderState } from '../../orders/public.ts';

type Refundability = Reply<OrderBillingApi, 'getOrderRefundability'>;
type PaymentRefundability = NonNullable<Refundability['payments']>[number];
type PaymentInfo = NonNullable<PaymentRefundability['payment']>;
type Monetary = NonNullable<PaymentInfo['monetary']>;

interface RefundTotals {
  paid: Decimal;
  refunded: Decimal;
  refundPending: Decimal;
  maxRefund: Decimal;
}

/** What can be given back now: nothing while a refund of the payment is pending, or where it is rejected. */
function sumsOf(payment: Payment, state: OrderState): RefundTotals {
  const { refunds } = state.transactions;
  const { refunded, pending } = refundsOf(payment.id, refunds);
  const can = refundability(payment, state);
  return {
    paid: isReceived(payment, refunds) ? (payment.amount?.amount ?? '0') : '0',
    refunded,
    refundPending: pending,
    maxRefund: can.kind === 'no' ? '0' : refundableOf(payment, refunds),
  };
}

const written = (refundTotals: RefundTotals, currency: string): Monetary => ({
  paid: price(refundTotals.paid, currency),
  refunded: price(refundTotals.refunded, currency),
  refundPending: price(refundTotals.refundPending, currency),
  maxRefund: price(refundTotals.maxRefund, currency),
});

function membershipOf(payment: Payment): NonNullable<PaymentInfo['membership']> {
  const ids = [payment.membershipPaymentDetails?.lineItemId ?? []].flat();
  const isBack = payment.status === 'VOIDED';
  return {
    paidLineItemIds: ids,
    refundedLineItemIds: isBack ? ids : [],
    refundableLineItemIds: isBack ? [] : ids,
  };
}

function infoOf(payment: Payment, state: OrderState): PaymentInfo {
  const details = payment.regularPaymentDetails;
  return {
    paymentId: payment.id,
    offlinePayment: details?.offlinePayment ?? false,
    ...(details?.paymentMethod && { paymentMethod: details.paymentMethod.slice(0, MAX_METHOD) }),
    ...(details?.creditCardDetails && { creditCardDetails: details.creditCardDetails }),
    ...(payment.membershipPaymentDetails
      ? { membership: membershipOf(payment) }
      : { monetary: written(sumsOf(payment, state), state.order.currency) }),
  };
}

/** Shorter here than where the payment keeps it. */
const MAX_METHOD = 50;

export function paymentRefundability(payment: Payment, state: OrderState): PaymentRefundability {
  const can = refundability(payment, state);
  return {
    payment: infoOf(payment, state),
    ...(can.kind === 'refundable' && { refundable: true }),
    ...(can.kind === 'manual' && { manuallyRefundable: { reason: can.reason } }),
    ...(can.kind === 'no' && { nonRefundable: { reason: can.reason } }),
  };
}

export function sumRefundability(state: OrderState): NonNullable<Refundability['paymentsSummary']> {
  const { payments } = state.transactions;
  const money = payments
    .filter((payment) => !payment.membershipPaymentDetails)
    .map((payment) => sumsOf(payment, state));
  const sum = (key: keyof RefundTotals): Decimal => addMoney('0', ...money.map((totals) => totals[key]));
  const memberships = payments.filter((payment) => payment.membershipPaymentDetails).map(membershipOf);
  const ids = (key: keyof (typeof memberships)[number]): string[] =>
    memberships.flatMap((one) => one[key] ?? []);
  return {
    monetary: written(
      {
        paid: sum('paid'),
        refunded: sum('refunded'),
        refundPending: sum('refundPending'),
        maxRefund: sum('maxRefund'),
      },
      state.order.currency,
    ),
    ...(memberships.length > 0 && {
      membership: {
        paidLineItemIds: ids('paidLineItemIds'),
        refundedLineItemIds: ids('refundedLineItemIds'),
        refundableLineItemIds: ids('refundableLineItemIds'),
      },
    }),
  };
}
