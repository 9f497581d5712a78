import type { Queryable } from '#database/database.ts';
import { invalid } from '#platform/contract/errors.ts';
import type { IdSource } from '#platform/ports.ts';
import {
  emptyTransactions,
  insertTransactions,
  newPayment,
  type PaymentInput,
} from '../order-transactions/public.ts';
import type { Order, OrderState, Stamp } from './order.ts';
import { activity, addActivities } from './rules/activities.ts';
import { cancel, restockAll } from './rules/cancel.ts';
import { initialStatus, makeOrder, orderViolations, type OrderInput } from './rules/new-order.ts';
import { receivePayments } from './rules/receive-payments.ts';
import { recordRefund, type Restock } from './rules/record-refund.ts';
import { calculateItems, type RefundItems } from './rules/refund-items.ts';
import { planPaymentRefund, type PaymentRefundInput } from './rules/refund-payments.ts';
import { approve, reconcile, totalOf } from './rules/reconcile.ts';
import { orders, takeNumbers } from './tables.ts';

/** Something that happened to an order, when, and by whom. */
interface SeedActivity {
  /** ISO 8601. */
  date: string;
  author?: string;
}

export interface SeedRefund extends SeedActivity {
  /** `payment` counts the order's payments from 0; without an amount all that is left of it goes back. */
  payments: (Omit<PaymentRefundInput, 'paymentId'> & {
    payment: number;
    /** How it went; default SUCCEEDED. */
    outcome?: 'SUCCEEDED' | 'PENDING' | 'FAILED';
    reason?: string;
  })[];
  items?: RefundItems;
  restock?: Restock[];
  reason?: string;
}

/** A whole order with its past. Prices, statuses and balances are not told: they follow from what happened. */
export interface SeedOrder extends SeedActivity {
  /** What was bought, by whom, as `createOrder` takes it. The date is when. */
  order: OrderInput;
  id?: string;
  /** Default: the next of the site's counter. */
  number?: string;
  /** In the order of their `createdDate`. */
  payments?: PaymentInput[];
  fulfillment?: SeedActivity & { status: 'FULFILLED' | 'PARTIALLY_FULFILLED' };
  refunds?: SeedRefund[];
  canceled?: SeedActivity & { restock?: boolean };
  /** Where an order without money ended up; only for one that was never approved. */
  held?: SeedActivity & { status: 'PENDING' | 'REJECTED' };
  comments?: (SeedActivity & { message: string })[];
  /** Entries of the timeline that no rule writes, such as a parcel's. */
  entries?: (SeedActivity & { type: NonNullable<Order['activities'][number]['activityType']> })[];
}

interface Seeding {
  ids: IdSource;
  /** Default `en`. */
  language?: string;
  /** For orders that name none. */
  currency?: string;
}

function refundSeed(state: OrderState, seed: SeedRefund, stamp: Stamp): OrderState {
  const calculation = seed.items && calculateItems(state, seed.items);
  if (calculation && calculation.errors.length > 0) {
    throw new Error(`Refund of ${state.order.id}: ${calculation.errors.map(({ code }) => code).join(', ')}.`);
  }
  const outcomes = seed.payments.map(({ payment, outcome = 'SUCCEEDED', reason, ...requested }) => {
    const planned = planPaymentRefund(state, {
      ...requested,
      paymentId: state.transactions.payments[payment]?.id,
    });
    if ('code' in planned) throw new Error(`Refund of ${state.order.id}: ${planned.code}.`);
    return { ...planned, status: outcome, reason };
  });
  return recordRefund(
    state,
    {
      id: stamp.guid(),
      outcomes,
      items: calculation?.items,
      restock: seed.restock ?? [],
      reason: seed.reason,
    },
    stamp,
  );
}

/** Plays an order's past through the platform's own rules. */
export function composeOrder(
  seed: SeedOrder,
  number: string,
  { ids, language = 'en', currency: fallback = 'EUR' }: Seeding,
): OrderState {
  const currency = seed.order.currency ?? fallback;
  const at = ({ date, author }: SeedActivity): Stamp => ({ now: date, author, guid: () => ids.guid() });
  const violations = orderViolations(seed.order, currency);
  if (violations.length > 0) throw invalid(violations);
  const placed = at(seed);
  const order = makeOrder(
    { ...seed.order, purchasedDate: seed.order.purchasedDate ?? seed.date },
    { id: seed.id ?? ids.guid(), number, currency, language },
    placed,
  );
  const isApproved = initialStatus(seed.order, totalOf(order), 'DEFAULT') === 'APPROVED';
  let state = reconcile(
    { order: isApproved ? approve(order, placed) : order, transactions: emptyTransactions(order.id) },
    placed,
  );
  for (const input of seed.payments ?? []) {
    const stamp = at({ date: input.createdDate ?? seed.date });
    state = receivePayments(state, [newPayment(input, currency, input.id ?? ids.guid(), stamp.now)], stamp);
  }
  if (seed.fulfillment) {
    const { status } = seed.fulfillment;
    const entries = status === 'FULFILLED' ? [activity('ORDER_FULFILLED', at(seed.fulfillment))] : [];
    const activities = addActivities(state.order.activities, entries);
    state = { ...state, order: { ...state.order, fulfillmentStatus: status, activities } };
  }
  for (const refund of seed.refunds ?? []) state = refundSeed(state, refund, at(refund));
  if (seed.canceled) {
    const restock = seed.canceled.restock ? restockAll(state.order) : [];
    state = { ...state, order: cancel(state.order, restock, at(seed.canceled)) };
  }
  if (seed.held && state.order.status === 'INITIALIZED') {
    const { status } = seed.held;
    const entry = activity(status === 'PENDING' ? 'ORDER_PENDING' : 'ORDER_REJECTED', at(seed.held));
    state = {
      ...state,
      order: { ...state.order, status, activities: addActivities(state.order.activities, [entry]) },
    };
  }
  const added = [
    ...(seed.entries ?? []).map((entry) => activity(entry.type, at(entry))),
    ...(seed.comments ?? []).map((comment) =>
      activity('MERCHANT_COMMENT', at(comment), { merchantComment: { message: comment.message } }),
    ),
  ];
  return { ...state, order: inTime(state.order, added) };
}

/** The timeline by date, and the last of its dates as the order's. */
function inTime(order: Order, added: Order['activities']): Order {
  const activities = addActivities(order.activities, added).toSorted((a, b) =>
    String(a.createdDate).localeCompare(String(b.createdDate)),
  );
  return { ...order, activities, updatedDate: activities.at(-1)?.createdDate ?? order.createdDate };
}

const buyerOf = ({ order }: OrderState): string => order.buyerInfo?.contactId ?? '';

/**
 * Inserts orders with their past, in bulk and without events or mails: for the demo store and for measuring. Those of
 * one buyer go in together, as every statement writes the records of its buyers anew.
 */
export async function seedOrders(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedOrder[],
  seeding: Seeding,
): Promise<Order[]> {
  const unnumbered = seeds.filter(({ number }) => number === undefined).length;
  const numbers = unnumbered > 0 ? await takeNumbers(db, siteId, unnumbered) : [];
  const states = seeds.map((seed) => composeOrder(seed, seed.number ?? String(numbers.shift()), seeding));
  const byBuyer = Object.values(Object.groupBy(states, buyerOf)).flatMap((ofBuyer = []) => ofBuyer);
  const stored = await orders.insertMany(
    db,
    siteId,
    byBuyer.map(({ order }) => order),
  );
  await insertTransactions(
    db,
    siteId,
    byBuyer.map(({ transactions }) => transactions),
  );
  const byId = new Map(stored.map((order) => [order.id, order]));
  return states.map(({ order }) => byId.get(order.id) as Order);
}
