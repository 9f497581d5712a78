import type { Order } from '../../../../wix/order-operations.ts';
import { big } from '../refund/amounts.ts';
import type { PastRefund } from '../refund/refund-history.ts';
import { openFailures } from '../refund/refund-history.ts';

export type NextAction = 'fulfil' | 'markAsPaid' | 'recordPayment' | 'capture' | 'refund' | 'reviewPrepared';

export interface NextStep {
  /** `orders.next.<id>` is the sentence. */
  id:
    | 'prepared'
    | 'failedRefund'
    | 'owed'
    | 'pendingRefund'
    | 'canceledHeld'
    | 'canceledPaid'
    | 'pending'
    | 'undecided'
    | 'rejected'
    | 'rejectedHeld'
    | 'rejectedPaid'
    | 'canceled'
    | 'unpaid'
    | 'partlyPaid'
    | 'authorized'
    | 'toFulfil'
    | 'partlyFulfilled'
    | 'done';
  action?: NextAction;
  amount?: string;
  count?: number;
  paymentId?: string;
}

export interface KnownAboutOrder {
  refunds: readonly PastRefund[];
  prepared: number;
}

/** The one thing a person should do now, the most pressing first. */
export function nextStep(order: Order, { refunds, prepared }: KnownAboutOrder): NextStep {
  if (prepared > 0) return { id: 'prepared', action: 'reviewPrepared', count: prepared };
  const failed = openFailures(refunds)[0];
  if (failed) {
    return {
      id: 'failedRefund',
      action: 'refund',
      amount: failed.amount.toFixed(),
      paymentId: failed.paymentId,
    };
  }
  const waiting = refunds
    .flatMap(({ parts }) => parts)
    .find((part) => part.state === 'pending' && part.external);
  if (waiting) return { id: 'pendingRefund', amount: waiting.amount.toFixed(), paymentId: waiting.paymentId };
  if (order.status === 'PENDING') return { id: 'pending' };
  if (order.status === 'REJECTED') return ended(order, 'rejected');
  if (order.status === 'CANCELED') return ended(order, 'canceled');
  // Nothing is sent of what does not stand yet.
  return payment(order) ?? (order.status === 'INITIALIZED' ? { id: 'undecided' } : fulfilment(order));
}

/** Money may come after the end; it is the buyer's. */
function ended(order: Order, end: 'canceled' | 'rejected'): NextStep {
  const balance = order.balanceSummary;
  const held = big(balance?.authorized?.amount);
  if (held.gt(0)) return { id: `${end}Held`, action: 'capture', amount: held.toFixed() };
  const kept = big(balance?.paid?.amount)
    .minus(big(balance?.refunded?.amount))
    .minus(big(balance?.pendingRefund?.amount));
  return kept.gt(0) ? { id: `${end}Paid`, action: 'refund', amount: kept.toFixed() } : { id: end };
}

function payment(order: Order): NextStep | undefined {
  const held = big(order.balanceSummary?.authorized?.amount);
  if (held.gt(0)) return { id: 'authorized', action: 'capture', amount: held.toFixed() };
  const due = big(order.balanceSummary?.balance?.amount);
  if (due.lt(0)) return { id: 'owed', action: 'refund', amount: due.abs().toFixed() };
  if (due.lte(0)) return undefined;
  const amount = due.toFixed();
  return order.paymentStatus === 'PARTIALLY_PAID'
    ? { id: 'partlyPaid', action: 'recordPayment', amount }
    : { id: 'unpaid', action: 'markAsPaid', amount };
}

function fulfilment(order: Order): NextStep {
  const count = (order.lineItems ?? []).reduce(
    (pieces, line) => pieces + Math.max(0, (line.quantity ?? 0) - (line.refundQuantity ?? 0)),
    0,
  );
  if (count === 0 || order.fulfillmentStatus === 'FULFILLED') return { id: 'done' };
  const id = order.fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'partlyFulfilled' : 'toFulfil';
  return { id, action: 'fulfil', count };
}
