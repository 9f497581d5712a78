import { addMoney, isPositiveMoney, price, type Decimal } from '../../../../shared/money.ts';
import { isPendingRefund, type Refund, type RefundTransaction } from '../../order-transactions/public.ts';
import type { Activity, Order, OrderState, Stamp } from '../order.ts';
import { activity, addActivities } from './activities.ts';
import type { ItemsRefund } from './refund-items.ts';
import type { PlannedRefund } from './refund-payments.ts';
import { isEffective, sumRefunds } from './refunded.ts';
import { settle } from './settle.ts';

type RefundedPayment = NonNullable<NonNullable<Activity['paymentRefunded']>['payment']>;

/** How the refund of one payment went. */
export interface RefundOutcome extends PlannedRefund {
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
  providerRefundId?: string | undefined;
  /** Why it failed. */
  reason?: string | undefined;
}

export interface Restock {
  lineItemId: string;
  quantity: number;
}

export interface RefundRecord {
  id: string;
  outcomes: readonly RefundOutcome[];
  /** What the refund is for; absent for a plain amount. */
  items: ItemsRefund | undefined;
  restock: readonly Restock[];
  reason: string | undefined;
}

const sum = (transactions: readonly RefundTransaction[]): Decimal =>
  addMoney('0', ...transactions.map(({ amount }) => amount?.amount ?? '0'));

/** What the refund's transactions add up to, by how far they are. */
function summaryOf(
  transactions: readonly RefundTransaction[],
  items: ItemsRefund | undefined,
  currency: string,
): NonNullable<Refund['summary']> {
  const pending = transactions.filter(isPendingRefund);
  const where = (status: string): RefundTransaction[] =>
    transactions.filter(({ refundStatus }) => refundStatus === status);
  return {
    requestedRefund: price(sum(transactions), currency),
    pendingRefund: price(sum(pending), currency),
    refunded: price(sum(where('SUCCEEDED')), currency),
    failedRefundAmount: price(sum(where('FAILED')), currency),
    pending: pending.length > 0,
    ...(items && {
      breakdown: {
        lineItems: items.lineItems.map(({ lineItemId, summary }) => ({
          lineItemId,
          totalRefundedAmount: price(summary.total, currency),
        })),
      },
    }),
  };
}

function detailsOf({ items, reason }: RefundRecord, currency: string): NonNullable<Refund['details']> {
  return {
    ...(reason !== undefined && { reason }),
    shippingIncluded: items?.shipping !== undefined,
    ...(items && {
      lineItems: items.lineItems.map(({ lineItemId, quantity }) => ({ lineItemId, quantity })),
      additionalFees: items.additionalFees.map(({ additionalFeeId, amount }) => ({
        additionalFeeId,
        amount: price(amount, currency),
      })),
      ...(items.shipping && { shipping: { amount: price(items.shipping.amount, currency) } }),
    }),
  };
}

function refundedPayment({ payment, amount, external }: PlannedRefund, currency: string): RefundedPayment {
  const {
    regularPaymentDetails: regular,
    giftcardPaymentDetails: giftCard,
    membershipPaymentDetails,
  } = payment;
  const common = { paymentId: payment.id, externalRefund: external !== undefined };
  if (membershipPaymentDetails) {
    return { ...common, membership: { membershipId: membershipPaymentDetails.membershipId ?? null } };
  }
  if (giftCard) {
    const { giftCardPaymentId } = giftCard;
    return {
      ...common,
      giftCard: { giftCardPaymentId: giftCardPaymentId ?? null, amount: price(amount, currency) },
    };
  }
  const card = regular?.creditCardDetails;
  return { ...common, regular: { amount: price(amount, currency), ...card } };
}

function timelineOf(record: RefundRecord, currency: string, stamp: Stamp): Activity[] {
  const { id: refundId, outcomes, reason } = record;
  const payments = outcomes.map((outcome) => refundedPayment(outcome, currency));
  const total = addMoney('0', ...outcomes.map(({ amount }) => amount));
  const done = outcomes.filter(({ status }) => status === 'SUCCEEDED');
  const doneTotal = addMoney('0', ...done.map(({ amount }) => amount));
  return [
    activity('REFUND_INITIATED', stamp, {
      refundInitiated: {
        refundId,
        amount: price(total, currency),
        payments,
        ...(reason !== undefined && { reason }),
      },
    }),
    ...outcomes.flatMap((outcome): Activity[] => {
      const payment = refundedPayment(outcome, currency);
      if (outcome.status === 'SUCCEEDED') {
        return [activity('PAYMENT_REFUNDED', stamp, { paymentRefunded: { refundId, payment } })];
      }
      if (outcome.status === 'FAILED') {
        return [activity('PAYMENT_REFUND_FAILED', stamp, { paymentRefundFailed: { refundId, payment } })];
      }
      return [];
    }),
    ...(isPositiveMoney(doneTotal)
      ? [
          activity('ORDER_REFUNDED', stamp, {
            orderRefunded: {
              manual: done.every(({ external }) => external !== undefined),
              amount: price(doneTotal, currency),
              ...(reason !== undefined && { reason }),
            },
          }),
        ]
      : []),
  ];
}

/** Refunded quantities follow from the refunds; what went back to stock is counted up. */
function countLines(
  order: Order,
  refunds: readonly Refund[],
  restock: readonly Restock[],
): Order['lineItems'] {
  const refunded = sumRefunds(refunds).lines;
  return order.lineItems.map((line) => {
    const back = restock.find(({ lineItemId }) => lineItemId === line.id)?.quantity ?? 0;
    const quantity = refunded.get(line.id ?? '');
    return {
      ...line,
      ...(quantity !== undefined && { refundQuantity: quantity }),
      ...(back > 0 && { restockQuantity: (line.restockQuantity ?? 0) + back }),
    };
  });
}

/** Writes what happened into the order and its transactions, and settles both. */
export function recordRefund(
  state: OrderState,
  record: RefundRecord,
  stamp: Stamp,
): OrderState & { refund: Refund } {
  const { currency } = state.order;
  const transactions = record.outcomes.map(
    ({ payment, amount, status, external, providerRefundId, reason }): RefundTransaction => ({
      paymentId: payment.id,
      amount: price(amount, currency),
      refundStatus: status,
      externalRefund: external !== undefined,
      ...(providerRefundId !== undefined && { providerRefundId }),
      ...(reason !== undefined && { refundStatusInfo: { description: reason } }),
    }),
  );
  const refund: Refund = {
    id: record.id,
    transactions,
    details: detailsOf(record, currency),
    createdDate: stamp.now,
    summary: summaryOf(transactions, record.items, currency),
  };
  const refunds = [...state.transactions.refunds, refund];
  const order: Order = {
    ...state.order,
    lineItems: countLines(state.order, refunds, isEffective(refund) ? record.restock : []),
    activities: addActivities(state.order.activities, timelineOf(record, currency, stamp)),
  };
  return { ...settle({ order, transactions: { ...state.transactions, refunds } }, stamp), refund };
}
