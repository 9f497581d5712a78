import type { Context } from '#platform/context.ts';
import { notFound, type PlatformError } from '#platform/contract/errors.ts';
import { updatedEvent } from '#platform/events/entity-events.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { removeOrderEmails } from '#platform/events/order-emails.ts';
import {
  emptyTransactions,
  insertTransactions,
  readManyTransactions,
  readTransactions,
  removeTransactions,
  writeManyTransactions,
  writeTransactions,
} from '../order-transactions/public.ts';
import { giveDownloads } from './give-downloads.ts';
import { ORDER_FQDN, TRANSACTIONS_FQDN, type Order, type OrderState } from './order.ts';
import type { Restock } from './rules/record-refund.ts';
import { isVisible } from './rules/visibility.ts';
import { orders } from './tables.ts';

export { stampOf } from './stamp.ts';

export const orderNotFound = (id: string): PlatformError =>
  notFound('The order was not found.', 'ORDER_NOT_FOUND', { orderId: id });

/** @throws 404 also for an order that is somebody else's */
export async function readOrder({ db, siteId, caller }: Context, id: string): Promise<Order> {
  const order = await orders.get(db, siteId, id);
  if (!order || !isVisible(order, caller)) throw orderNotFound(id);
  return order;
}

export async function readState(context: Context, id: string): Promise<OrderState> {
  const [order, transactions] = await Promise.all([
    readOrder(context, id),
    readTransactions(context.db, context.siteId, id),
  ]);
  return { order, transactions };
}

/** Holds the order and, by it, its transactions until the call ends: two changes of money never cross. */
export async function lockOrder({ db, siteId, caller }: Context, id: string): Promise<OrderState> {
  // One behind the other, answered together: the second sees what the first waited for.
  const [order, transactions] = await Promise.all([
    orders.getForUpdate(db, siteId, id),
    readTransactions(db, siteId, id),
  ]);
  if (!order || !isVisible(order, caller)) throw orderNotFound(id);
  return { order, transactions };
}

/** Several; those that are not there, or somebody else's, are left out. */
export async function lockOrders(
  { db, siteId, caller }: Context,
  ids: readonly string[],
): Promise<Map<string, OrderState>> {
  const [found, money] = await Promise.all([
    orders.getManyForUpdate(db, siteId, ids),
    readManyTransactions(db, siteId, ids),
  ]);
  const byOrder = new Map(money.map((transactions) => [transactions.orderId, transactions]));
  const visible = found.filter((order) => isVisible(order, caller));
  return new Map(
    visible.map((order) => [
      order.id,
      { order, transactions: byOrder.get(order.id) ?? emptyTransactions(order.id) },
    ]),
  );
}

const orderEvent = (order: Order, slug: string, body: DomainEvent['body']): DomainEvent => ({
  entityFqdn: ORDER_FQDN,
  slug,
  entityId: order.id,
  body,
});

export const orderAction = (order: Order, slug: string, data: object): DomainEvent =>
  orderEvent(order, slug, { actionEvent: { body: { order, ...data } } });

/** Whoever keeps the stock listens to this. */
export const restocked = (order: Order, restockItems: readonly Restock[]): DomainEvent[] =>
  restockItems.length > 0 ? [orderAction(order, 'items_restocked', { restockItems })] : [];

const changedIds = <T extends { id?: string | null }>(before: readonly T[], after: readonly T[]): string[] =>
  after.filter((item) => !before.includes(item)).flatMap(({ id }) => id ?? []);

/** What follows from the change itself, in the order the platform tells it. */
function consequences(before: OrderState | undefined, { order, transactions }: OrderState): DomainEvent[] {
  const events: DomainEvent[] = [];
  const earlier = before?.transactions ?? { payments: [], refunds: [] };
  const paymentIds = changedIds(earlier.payments, transactions.payments);
  const refundIds = changedIds(earlier.refunds, transactions.refunds);
  if (paymentIds.length + refundIds.length > 0) {
    const body = { actionEvent: { body: { orderTransactions: transactions, paymentIds, refundIds } } };
    events.push({ entityFqdn: TRANSACTIONS_FQDN, slug: 'updated', entityId: order.id, body });
  }
  const previousPaymentStatus = before ? before.order.paymentStatus : 'NOT_PAID';
  if (order.paymentStatus !== previousPaymentStatus) {
    events.push(orderAction(order, 'payment_status_updated', { previousPaymentStatus }));
  }
  if (order.status === 'APPROVED' && before?.order.status !== 'APPROVED') {
    events.push(orderAction(order, 'approved', {}));
  }
  return events;
}

async function emitAll(context: Context, events: readonly DomainEvent[]): Promise<void> {
  for (const event of events) await context.emit(event);
}

/** Writes an order that is locked, with its money, and tells what changed. @returns the order as stored */
export async function saveOrder(
  context: Context,
  before: OrderState,
  changed: OrderState,
  events: (order: Order) => readonly DomainEvent[] = () => [],
): Promise<Order> {
  const { db, siteId, clock } = context;
  const { state: after, tell } = await giveDownloads(context, before.order, changed);
  const [order] = await Promise.all([
    orders.replace(db, siteId, after.order, { now: clock.now() }),
    after.transactions !== before.transactions && writeTransactions(db, siteId, after.transactions),
  ]);
  await tellChange(context, before, { ...after, order }, events(order));
  await tell();
  return order;
}

/** The same for several, in the order given. */
export async function saveOrders(
  context: Context,
  requested: readonly { before: OrderState; after: OrderState }[],
): Promise<Order[]> {
  const { db, siteId, clock } = context;
  const changes: { before: OrderState; after: OrderState; tell: () => Promise<void> }[] = [];
  for (const { before, after } of requested) {
    const { state, tell } = await giveDownloads(context, before.order, after);
    changes.push({ before, after: state, tell });
  }
  const money = changes.filter(({ before, after }) => after.transactions !== before.transactions);
  const [stored] = await Promise.all([
    orders.replaceMany(
      db,
      siteId,
      changes.map(({ after }) => after.order),
      { now: clock.now() },
    ),
    writeManyTransactions(
      db,
      siteId,
      money.map(({ after }) => after.transactions),
    ),
  ]);
  for (const [index, order] of stored.entries()) {
    const change = changes[index];
    if (!change) continue;
    await tellChange(context, change.before, { ...change.after, order });
    await change.tell();
  }
  return stored;
}

const tellChange = (
  context: Context,
  before: OrderState,
  after: OrderState,
  more: readonly DomainEvent[] = [],
): Promise<void> =>
  emitAll(context, [
    ...consequences(before, after),
    ...more,
    orderEvent(after.order, 'updated', updatedEvent(after.order, before.order)),
  ]);

/**
 * Writes a new order and tells of it.
 * @param change what becomes of it at once: told as if it came afterwards, and written with it
 */
export async function insertOrder(
  context: Context,
  made: OrderState,
  change?: (state: OrderState) => Promise<OrderState>,
): Promise<Order> {
  const { db, siteId, clock } = context;
  const { state, tell } = await giveDownloads(context, undefined, made);
  const after = await change?.(state);
  const written = after
    ? { ...after, order: { ...after.order, updatedDate: clock.now().toISOString() } }
    : state;
  const order = await orders.insert(db, siteId, written.order);
  await insertTransactions(db, siteId, [written.transactions]);
  const first = after ? state : { ...state, order };
  await emitAll(context, [
    orderEvent(first.order, 'created', { createdEvent: { entity: first.order } }),
    ...consequences(undefined, first),
  ]);
  if (after) await tellChange(context, first, { ...after, order });
  await tell();
  return order;
}

/** Writes an order with its past as it stands, over `before` where there is one. Nothing follows from it: it is told once. */
export async function putImported(
  context: Context,
  before: OrderState | undefined,
  after: OrderState,
): Promise<Order> {
  const { db, siteId } = context;
  const order = before
    ? await orders.replace(db, siteId, after.order)
    : await orders.insert(db, siteId, after.order);
  if (before) await writeTransactions(db, siteId, after.transactions);
  else await insertTransactions(db, siteId, [after.transactions]);
  await context.emit(orderAction(order, 'imported', {}));
  return order;
}

/** The same for several, in few statements, told in the order given. */
export async function putManyImported(
  context: Context,
  changes: readonly { before: OrderState | undefined; after: OrderState }[],
): Promise<Order[]> {
  const { db, siteId } = context;
  const fresh = changes.flatMap(({ before, after }) => (before ? [] : [after]));
  const known = changes.flatMap(({ before, after }) => (before ? [after] : []));
  const ordersOf = (states: readonly OrderState[]) => states.map(({ order }) => order);
  const moneyOf = (states: readonly OrderState[]) => states.map(({ transactions }) => transactions);
  const stored = [
    ...(fresh.length > 0 ? await orders.insertMany(db, siteId, ordersOf(fresh)) : []),
    ...(known.length > 0 ? await orders.replaceMany(db, siteId, ordersOf(known)) : []),
  ];
  if (fresh.length > 0) await insertTransactions(db, siteId, moneyOf(fresh));
  if (known.length > 0) await writeManyTransactions(db, siteId, moneyOf(known));
  const byId = new Map(stored.map((order) => [order.id, order]));
  const written = changes.map(({ after }) => byId.get(after.order.id) ?? after.order);
  for (const order of written) await context.emit(orderAction(order, 'imported', {}));
  return written;
}

/** Takes an imported order away with its money, and tells it. */
export async function removeImported(context: Context, order: Order): Promise<void> {
  const { db, siteId } = context;
  await orders.remove(db, siteId, order.id);
  await removeTransactions(db, siteId, order.id);
  await removeOrderEmails(db, siteId, order.id);
  await context.emit(orderAction(order, 'imported_order_deleted', {}));
}
