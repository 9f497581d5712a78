import { price } from '#shared/money.ts';
import type { Refund, RefundTransaction } from '../../order-transactions/public.ts';
import type { Order, OrderState, Stamp } from '../order.ts';
import { addActivities } from './activities.ts';
import type { ItemsRefund } from './refund-items.ts';
import type { PlannedRefund } from './refund-payments.ts';
import { refundTotals } from './refund-summary.ts';
import { initiatedEntry, partEntry, refundedEntry } from './refund-timeline.ts';
import { sumRefunds } from './refunded.ts';
import { reconcile } from './reconcile.ts';

/** How far the refund of one payment is. */
export interface RefundOutcome extends PlannedRefund {
  /** SCHEDULED: the provider is yet to be asked, or its answer is not known. */
  status: 'SCHEDULED' | 'SUCCEEDED' | 'PENDING' | 'FAILED';
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
  reason: string | undefined;
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

const breakdownOf = (
  { lineItems }: ItemsRefund,
  currency: string,
): NonNullable<NonNullable<Refund['summary']>['breakdown']> => ({
  lineItems: lineItems.map(({ lineItemId, summary }) => ({
    lineItemId,
    totalRefundedAmount: price(summary.total, currency),
  })),
});

/** Refunded quantities follow from the refunds. */
function countRefunded({ lineItems }: Order, refunds: readonly Refund[]): Order['lineItems'] {
  const refunded = sumRefunds(refunds).lines;
  return lineItems.map((line) => {
    const quantity = refunded.get(line.id ?? '') ?? (line.refundQuantity === undefined ? undefined : 0);
    return quantity === line.refundQuantity ? line : { ...line, refundQuantity: quantity ?? 0 };
  });
}

/** The order with these refunds and what the timeline says of it, settled. */
function withRefunds(
  { order, transactions }: OrderState,
  refunds: Refund[],
  entries: Order['activities'],
  stamp: Stamp,
): OrderState {
  const lineItems = countRefunded(order, refunds);
  const activities = addActivities(order.activities, entries);
  return reconcile(
    { order: { ...order, lineItems, activities }, transactions: { ...transactions, refunds } },
    stamp,
  );
}

/** Writes down that this is to go back, before anybody is asked for it. From then on no other refund can take it. */
export function beginRefund(
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
    summary: {
      ...refundTotals(transactions, currency),
      ...(record.items && { breakdown: breakdownOf(record.items, currency) }),
    },
  };
  const entries = [
    initiatedEntry(state, refund, stamp),
    ...transactions.flatMap((part) => partEntry(state, refund, part, stamp)),
  ];
  return { ...withRefunds(state, [...state.transactions.refunds, refund], entries, stamp), refund };
}

export const findRefund = ({ transactions }: OrderState, id: string): Refund | undefined =>
  transactions.refunds.find((refund) => refund.id === id);

/** Somebody is still to be asked for a part of it. */
export const isScheduled = ({ transactions = [] }: Refund): boolean =>
  transactions.some(({ refundStatus }) => refundStatus === 'SCHEDULED');

/** What comes of a part that was recorded before. */
export interface PartResult {
  paymentId: string;
  status: 'SUCCEEDED' | 'PENDING' | 'FAILED';
  providerRefundId?: string | undefined;
  reason?: string | undefined;
}

/** Money that went or is known not to go stays so; what is pending may become either. */
const canBecome = (before: RefundTransaction['refundStatus'], after: PartResult['status']): boolean =>
  before !== 'SUCCEEDED' && before !== 'FAILED' && before !== after;

/** Writes into the refund how one of its parts went. @returns undefined where that changes nothing */
export function endRefundPart(
  state: OrderState,
  refundId: string,
  { paymentId, status, providerRefundId, reason }: PartResult,
  stamp: Stamp,
): (OrderState & { refund: Refund }) | undefined {
  const before = findRefund(state, refundId);
  const part = before?.transactions?.find((one) => one.paymentId === paymentId);
  if (!before || !part || !canBecome(part.refundStatus, status)) return undefined;
  const ended: RefundTransaction = {
    ...part,
    refundStatus: status,
    ...(providerRefundId !== undefined && { providerRefundId }),
    ...(reason !== undefined && { refundStatusInfo: { description: reason } }),
  };
  const transactions = (before.transactions ?? []).map((one) => (one === part ? ended : one));
  const totals = refundTotals(transactions, state.order.currency);
  const refund: Refund = { ...before, transactions, summary: { ...before.summary, ...totals } };
  const entries = [
    ...partEntry(state, refund, ended, stamp),
    // What was concluded with this part still pending has told of the others.
    ...(isScheduled(before) ? [] : refundedEntry(state, refund, [ended], stamp)),
  ];
  const refunds = state.transactions.refunds.map((one) => (one === before ? refund : one));
  return { ...withRefunds(state, refunds, entries, stamp), refund };
}

/** Once everybody was asked: tells of what went back by then. */
export const concludeRefund = (state: OrderState, refund: Refund, stamp: Stamp): OrderState => ({
  ...state,
  order: {
    ...state.order,
    activities: addActivities(
      state.order.activities,
      refundedEntry(state, refund, refund.transactions ?? [], stamp),
    ),
  },
});

const isRestocking = (refund: Refund | undefined): boolean =>
  refund !== undefined &&
  !isScheduled(refund) &&
  (refund.transactions ?? []).some(({ refundStatus }) => refundStatus === 'SUCCEEDED');

/**
 * Counts what goes back to stock with a refund: once everybody was asked, and some of the money went. Until then, and
 * where it all fails, the pieces are the buyer's, who may still get them or be refunded with a restock another time; a
 * listing that had them would sell them twice.
 * @param known the refund as it was before this change
 */
export function restockRefund(
  state: OrderState,
  { known, refund }: { known: Refund | undefined; refund: Refund },
  wanted: readonly Restock[],
): { state: OrderState; restock: Restock[] } {
  const restock = isRestocking(refund) && !isRestocking(known) ? stillOut(state.order, wanted) : [];
  if (restock.length === 0) return { state, restock };
  const lineItems = state.order.lineItems.map((line) => {
    const back = restock.find(({ lineItemId }) => lineItemId === line.id)?.quantity ?? 0;
    return back > 0 ? { ...line, restockQuantity: (line.restockQuantity ?? 0) + back } : line;
  });
  return { state: { ...state, order: { ...state.order, lineItems } }, restock };
}

/** A line named twice counts once; a cancellation may have put some of it back since the refund was asked for. */
function stillOut({ lineItems }: Order, wanted: readonly Restock[]): Restock[] {
  return lineItems.flatMap(({ id = '', quantity = 0, restockQuantity }) => {
    const requested = wanted
      .filter(({ lineItemId }) => lineItemId === id)
      .reduce((pieces, one) => pieces + one.quantity, 0);
    const left = Math.min(requested, quantity - (restockQuantity ?? 0));
    return left > 0 ? [{ lineItemId: id, quantity: left }] : [];
  });
}

/** A refund whose outcome is known already, all in one. */
export function recordRefund(
  state: OrderState,
  record: RefundRecord & { restock: readonly Restock[] },
  stamp: Stamp,
): OrderState & { refund: Refund } {
  const { refund, ...begun } = beginRefund(state, record, stamp);
  const concluded = concludeRefund(begun, refund, stamp);
  return { ...restockRefund(concluded, { known: undefined, refund }, record.restock).state, refund };
}
