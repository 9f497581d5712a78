import type { ReturnState } from '#shared/returns.ts';
import type { Order, Payment } from '#wix/order-operations.ts';
import { isPaidOffline, isTransferExpected } from '../payment/expected-payment.ts';
import { big } from '../refund/amounts.ts';
import type { PastRefund } from '../refund/refund-history.ts';
import { openFailures } from '../refund/refund-history.ts';

export type NextAction =
  | 'fulfil'
  | 'markAsPaid'
  | 'recordPayment'
  | 'request'
  | 'capture'
  | 'refund'
  | 'reviewPrepared'
  | 'answerReturn';

export interface NextStep {
  /** `orders.next.<id>` is the sentence. */
  id:
    | 'prepared'
    | 'failedRefund'
    | 'owed'
    | 'pendingRefund'
    | 'canceledAuthorized'
    | 'canceledPaid'
    | 'pending'
    | 'undecided'
    | 'rejected'
    | 'rejectedAuthorized'
    | 'rejectedPaid'
    | 'canceled'
    | 'unpaid'
    | 'toTransfer'
    | 'voided'
    | 'requested'
    | 'partlyPaid'
    | 'partlyRecorded'
    | 'authorized'
    | 'returnRequested'
    | 'returnAccepted'
    | 'returnReceived'
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
  payments: readonly Payment[];
  /** An open payment request still takes the money that is due. */
  isRequested: boolean;
  /** The state of the order's open return; an order has one at most. */
  openReturn: ReturnState | undefined;
}

/** The one thing a person should do now, the most pressing first. */
export function nextStep(order: Order, known: KnownAboutOrder): NextStep {
  const { refunds, prepared } = known;
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
  if (order.status === 'CANCELED') return afterCancellation(order, known);
  return (
    heldOrOwed(order) ??
    returnToHandle(known) ??
    due(order, known) ??
    // Nothing is sent before the order is approved.
    (order.status === 'INITIALIZED' ? { id: 'undecided' } : undefined) ??
    fulfilment(order) ??
    returnUnderWay(known) ?? { id: 'done' }
  );
}

function afterCancellation(order: Order, known: KnownAboutOrder): NextStep {
  const end = ended(order, 'canceled');
  return end.action ? end : (returnToHandle(known) ?? returnUnderWay(known) ?? end);
}

/** A return that the merchant has to answer or to refund. */
function returnToHandle({ openReturn }: KnownAboutOrder): NextStep | undefined {
  if (openReturn === 'RECEIVED') return { id: 'returnReceived', action: 'refund' };
  return openReturn === 'ASKED' ? { id: 'returnRequested', action: 'answerReturn' } : undefined;
}

const returnUnderWay = ({ openReturn }: KnownAboutOrder): NextStep | undefined =>
  openReturn === 'ACCEPTED' ? { id: 'returnAccepted', action: 'answerReturn' } : undefined;

/** Money may come after the end; it is the buyer's. */
function ended(order: Order, end: 'canceled' | 'rejected'): NextStep {
  const balance = order.balanceSummary;
  const authorized = big(balance?.authorized?.amount);
  if (authorized.gt(0)) return { id: `${end}Authorized`, action: 'capture', amount: authorized.toFixed() };
  const stored = big(balance?.paid?.amount)
    .minus(big(balance?.refunded?.amount))
    .minus(big(balance?.pendingRefund?.amount));
  return stored.gt(0) ? { id: `${end}Paid`, action: 'refund', amount: stored.toFixed() } : { id: end };
}

function heldOrOwed({ balanceSummary }: Order): NextStep | undefined {
  const authorized = big(balanceSummary?.authorized?.amount);
  if (authorized.gt(0)) return { id: 'authorized', action: 'capture', amount: authorized.toFixed() };
  const balance = big(balanceSummary?.balance?.amount);
  return balance.lt(0) ? { id: 'owed', action: 'refund', amount: balance.abs().toFixed() } : undefined;
}

/**
 * What the buyer still owes. Money that comes by transfer is recorded when it has arrived; any other is requested, so
 * that nobody records by mistake what was never paid.
 */
function due(order: Order, { payments, isRequested }: KnownAboutOrder): NextStep | undefined {
  const balance = big(order.balanceSummary?.balance?.amount);
  if (balance.lte(0)) return undefined;
  const amount = balance.toFixed();
  if (isRequested) return { id: 'requested', amount };
  const isTransfer = isTransferExpected(order, payments);
  if (order.paymentStatus === 'PARTIALLY_PAID')
    return isTransfer || isPaidOffline(payments)
      ? { id: 'partlyRecorded', action: 'recordPayment', amount }
      : { id: 'partlyPaid', action: 'request', amount };
  if (isTransfer) return { id: 'toTransfer', action: 'markAsPaid', amount };
  const isVoided = payments.some(({ status }) => status === 'VOIDED');
  return { id: isVoided ? 'voided' : 'unpaid', action: 'request', amount };
}

function fulfilment(order: Order): NextStep | undefined {
  const count = (order.lineItems ?? []).reduce(
    (pieces, line) => pieces + Math.max(0, (line.quantity ?? 0) - (line.refundQuantity ?? 0)),
    0,
  );
  if (count === 0 || order.fulfillmentStatus === 'FULFILLED') return undefined;
  const id = order.fulfillmentStatus === 'PARTIALLY_FULFILLED' ? 'partlyFulfilled' : 'toFulfil';
  return { id, action: 'fulfil', count };
}
