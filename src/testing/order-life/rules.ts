import type { orderFulfillments, orders, orderTransactions } from '@wix/ecom';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { addMoney, compareMoney, isPositiveMoney, minMoney, subtractMoney } from '../../shared/money.ts';
import type { ActingShop } from './life-actions.ts';

type Payment = NonNullable<orderTransactions.OrderTransactions['payments']>[number];
type Refund = NonNullable<orderTransactions.OrderTransactions['refunds']>[number];

interface PublishedEvent {
  fqdn: string;
  slug: string;
  body: {
    createdEvent?: { entity: Doc };
    updatedEvent?: { currentEntity: Doc };
    actionEvent?: { body: Record<string, unknown> };
  };
}
type Doc = Record<string, unknown>;

/** The stored state of an order and the events that were published about it. */
export interface Life {
  order: orders.Order;
  payments: Payment[];
  refunds: Refund[];
  fulfillments: orderFulfillments.Fulfillment[];
  stored: { order: Doc; money: Doc };
  events: PublishedEvent[];
}

export async function readLife({ stack, sdk, more }: ActingShop, id: string): Promise<Life> {
  const order = await sdk.orders.getOrder(id);
  const money = (await sdk.orderTransactions.listTransactionsForSingleOrder(id)).orderTransactions;
  const sent = await more.orderFulfillments.listFulfillmentsForSingleOrder(id);
  const { kysely } = stack.database;
  const { rows } = await sql<PublishedEvent>`
    select entity_fqdn as fqdn, slug, body from domain_events where entity_id = ${id} order by sequence`.execute(
    kysely,
  );
  const stored = await sql<{ order: Doc; money: Doc }>`
    select o.doc as order, t.doc as money from orders o
    join order_transactions t on t.site_id = o.site_id and t.id = o.id where o.id = ${id}`.execute(kysely);
  return {
    order,
    payments: money?.payments ?? [],
    refunds: money?.refunds ?? [],
    fulfillments: sent.orderWithFulfillments?.fulfillments ?? [],
    stored: stored.rows[0] ?? { order: {}, money: {} },
    events: rows,
  };
}

const amountOf = (price: { amount?: string } | undefined): string => price?.amount ?? '0';
const sum = (prices: ({ amount?: string } | undefined)[]): string => addMoney('0', ...prices.map(amountOf));
const parts = (refunds: readonly Refund[]) => refunds.flatMap(({ transactions = [] }) => transactions);
const wasReceived = ({ _id, status }: Payment, refunds: readonly Refund[]): boolean =>
  ['APPROVED', 'REFUNDED', 'PARTIALLY_REFUNDED'].includes(String(status)) ||
  parts(refunds).some(({ paymentId, refundStatus }) => paymentId === _id && refundStatus === 'SUCCEEDED');

const same = (one: string, other: string | undefined, what: string): void =>
  expect(compareMoney(one, other), `${what}: ${one} is ${other}`).toBe(0);

/** What came in, what went back, and what is left add up, of each payment and of the order. */
export function checkMoney({ order, payments, refunds }: Life): void {
  const total = amountOf(order.priceSummary?.total);
  const of = (keep: (payment: Payment) => boolean) => sum(payments.filter(keep).map(({ amount }) => amount));
  const back = (...statuses: string[]) =>
    sum(
      parts(refunds)
        .filter((part) => statuses.includes(String(part.refundStatus)))
        .map(({ amount }) => amount),
    );
  const paid = of((payment) => wasReceived(payment, refunds));
  const refunded = back('SUCCEEDED');
  const pending = of(({ status }) => status === 'PENDING' || status === 'PENDING_MERCHANT');
  const authorized = of(({ status }) => status === 'AUTHORIZED');
  const totals = order.balanceSummary as Record<string, { amount?: string }> | undefined;
  same(paid, totals?.['paid']?.amount, 'paid');
  same(refunded, totals?.['refunded']?.amount, 'refunded');
  same(pending, totals?.['pending']?.amount, 'pending');
  same(authorized, totals?.['authorized']?.amount, 'authorized');
  same(back('PENDING', 'SCHEDULED', 'STARTED'), totals?.['pendingRefund']?.amount, 'pendingRefund');

  for (const payment of payments) {
    const own = parts(refunds).filter(({ paymentId }) => paymentId === payment._id);
    const missing = sum(
      own.filter(({ refundStatus }) => refundStatus !== 'FAILED').map(({ amount }) => amount),
    );
    expect(compareMoney(missing, amountOf(payment.amount))).toBeLessThanOrEqual(0);
    if (isPositiveMoney(missing)) expect(wasReceived(payment, refunds)).toBe(true);
  }
  expect(compareMoney(refunded, paid)).toBeLessThanOrEqual(0);

  const status = String(order.paymentStatus);
  const due = subtractMoney(total, paid);
  const returned = isPositiveMoney(due) ? due : minMoney('0', addMoney(due, refunded));
  same(status.startsWith('PENDING') ? '0' : returned, totals?.['balance']?.amount, 'balance');
  const paidInFull = !isPositiveMoney(refunded)
    ? 'PAID'
    : compareMoney(refunded, total) >= 0
      ? 'FULLY_REFUNDED'
      : 'PARTIALLY_REFUNDED';
  if (compareMoney(paid, total) >= 0) expect(status).toBe(paidInFull);
  else if (isPositiveMoney(paid)) expect(status).toBe('PARTIALLY_PAID');
  else if (isPositiveMoney(addMoney(pending, authorized))) expect(status).toMatch(/^PENDING/);
  else expect(['NOT_PAID', 'DECLINED', 'CANCELED']).toContain(status);
}

/** Nothing left twice, nothing was counted back more often than it is there, and the words say so. */
export function checkPieces({ order, fulfillments, events }: Life): void {
  const { lineItems = [] } = order;
  const sent = (id: string) =>
    fulfillments
      .flatMap((one) => one.lineItems ?? [])
      .filter((line) => line._id === id)
      .reduce((all, { quantity = 0 }) => all + (quantity ?? 0), 0);
  const restocked = (id: string) =>
    events
      .filter(({ slug }) => slug === 'items_restocked')
      .flatMap(
        ({ body }) => body.actionEvent?.body['restockItems'] as { lineItemId: string; quantity: number }[],
      )
      .filter(({ lineItemId }) => lineItemId === id)
      .reduce((all, { quantity }) => all + (quantity ?? 0), 0);
  let open = 0;
  for (const { _id, quantity = 0, refundQuantity = 0, restockQuantity = 0 } of lineItems) {
    const id = String(_id);
    expect(quantity).toBeGreaterThan(0);
    for (const counted of [refundQuantity ?? 0, restockQuantity ?? 0, sent(id)]) {
      expect(counted).toBeGreaterThanOrEqual(0);
      expect(counted).toBeLessThanOrEqual(quantity);
    }
    expect(restocked(id)).toBe(restockQuantity ?? 0);
    open += Math.max(0, quantity - (refundQuantity ?? 0) - sent(id));
  }
  const status = open === 0 ? 'FULFILLED' : 'PARTIALLY_FULFILLED';
  expect(order.fulfillmentStatus).toBe(fulfillments.length === 0 ? 'NOT_FULFILLED' : status);
}

/** One entry for each thing that happened. */
export function checkTimeline({ order, payments, refunds }: Life): void {
  const activities = order.activities ?? [];
  const count = (type: string) =>
    activities.filter(({ activityType }) => String(activityType) === type).length;
  expect(new Set(activities.map(({ _id }) => _id)).size).toBe(activities.length);
  expect(count('ORDER_PLACED')).toBe(order.status === 'APPROVED' ? 1 : Math.min(count('ORDER_PLACED'), 1));
  expect(count('ORDER_CANCELED')).toBe(order.status === 'CANCELED' ? 1 : 0);
  expect(count('ORDER_REJECTED')).toBe(order.status === 'REJECTED' ? 1 : 0);
  expect(count('REFUND_INITIATED')).toBe(refunds.length);
  const ended = (status: string) =>
    parts(refunds).filter(({ refundStatus }) => String(refundStatus) === status).length;
  expect(count('PAYMENT_REFUNDED')).toBe(ended('SUCCEEDED'));
  expect(count('PAYMENT_REFUND_FAILED')).toBe(ended('FAILED'));
  const authorized = payments.filter(
    ({ regularPaymentDetails }) => regularPaymentDetails?.authorizationDetails,
  );
  const captured = authorized.filter((payment) =>
    payment.regularPaymentDetails?.authorizationDetails?.captures?.some(
      ({ status }) => status === 'SUCCEEDED',
    ),
  );
  expect(count('AUTHORIZED_PAYMENT_CAPTURED')).toBe(captured.length);
  expect(count('AUTHORIZED_PAYMENT_VOIDED')).toBe(
    authorized.filter(({ status }) => status === 'VOIDED').length,
  );
}

/** One for each payment that has one, and only for money that came in. */
export function checkReceipts({ order, payments, refunds }: Life): void {
  const receipted = (payments as (Payment & { wixReceipt?: { displayNumber?: string } })[]).filter(
    ({ wixReceipt }) => wixReceipt,
  );
  for (const payment of receipted) expect(wasReceived(payment, refunds)).toBe(true);
  const numbers = receipted.map(({ wixReceipt }) => String(wixReceipt?.displayNumber));
  const numbered = (order.activities ?? []).flatMap(
    ({ receiptCreated }: { receiptCreated?: { wixReceipt?: { displayNumber?: string | null } } }) =>
      receiptCreated?.wixReceipt?.displayNumber ?? [],
  );
  expect(numbered.toSorted()).toEqual(numbers.toSorted());
  expect(new Set(numbers).size).toBe(numbers.length);
}

const ORDER = 'wix.ecom.v1.order';
const MONEY = 'wix.ecom.v1.order_transactions';

/** The events alone are enough to reconstruct the order. */
export function checkEvents({ order, stored, events }: Life): void {
  const ofOrder = events.filter(({ fqdn }) => fqdn === ORDER);
  const once = (slug: string) => ofOrder.filter((event) => event.slug === slug).length;
  expect(ofOrder[0]?.slug).toBe('created');
  expect(once('created')).toBe(1);
  for (const slug of ['approved', 'canceled', 'rejected']) expect(once(slug)).toBeLessThanOrEqual(1);
  expect(once('canceled')).toBe(order.status === 'CANCELED' ? 1 : 0);
  expect(once('approved')).toBe(
    (order.activities ?? []).some(({ activityType }) => activityType === 'ORDER_PLACED') ? 1 : 0,
  );

  const replayed = ofOrder.reduce<Doc | undefined>(
    (known, { body }) => body.createdEvent?.entity ?? body.updatedEvent?.currentEntity ?? known,
    undefined,
  );
  expect(replayed).toEqual(stored.order);
  const money = events.findLast(({ fqdn, slug }) => fqdn === MONEY && slug === 'updated');
  const known = money?.body.actionEvent?.body['orderTransactions'] as Doc | undefined;
  if (known) {
    const { payments, refunds } = stored.money;
    expect({ payments: known['payments'], refunds: known['refunds'] }).toEqual({ payments, refunds });
  }

  // Each change of what is paid begins where the one before ended.
  let paid = 'NOT_PAID';
  for (const { slug, body } of ofOrder) {
    if (slug !== 'payment_status_updated') continue;
    const { previousPaymentStatus, order: then } = body.actionEvent?.body ?? {};
    expect(previousPaymentStatus).toBe(paid);
    paid = String((then as Doc)['paymentStatus']);
  }
  expect(order.paymentStatus).toBe(paid);
  const completed = events.filter(({ slug }) => slug === 'refund_completed');
  const ids = completed.map(({ body }) => (body.actionEvent?.body['refund'] as Doc | undefined)?.['id']);
  expect(new Set(ids).size).toBe(ids.length);
}

/** Ends that nothing comes after. */
export function checkEnd(before: Life, after: Life): void {
  for (const end of ['CANCELED', 'REJECTED'] as const) {
    if (before.order.status === end) expect(after.order.status).toBe(end);
  }
  if (before.order.status === 'APPROVED') expect(['APPROVED', 'CANCELED']).toContain(after.order.status);
  expect(after.events.slice(0, before.events.length)).toEqual(before.events);
  const ids = (life: Life) => life.payments.map(({ _id }) => _id);
  expect(ids(after).slice(0, before.payments.length)).toEqual(ids(before));
}

/** What the bank wrote down, and what the order says of it. */
export function checkBooks({ books }: ActingShop, { payments, refunds }: Life): void {
  for (const payment of payments) {
    const id = String(payment._id);
    const end = books.ended.get(id);
    if (end?.kind === 'void') expect(payment.status).toBe('VOIDED');
    if (end?.kind === 'capture') {
      expect(wasReceived(payment, refunds)).toBe(true);
      same(end.amount, amountOf(payment.amount), 'captured');
    }
    const details = payment.regularPaymentDetails?.authorizationDetails;
    expect(details?.captures?.some(({ status }) => status === 'PENDING') ?? false).toBe(false);
    expect(details?.void?.status).not.toBe('PENDING');
    const charge = [...books.charged.values()].find(({ paymentId }) => paymentId === id);
    if (charge) {
      const isHeld = payment.status === 'AUTHORIZED' || payment.status === 'VOIDED';
      expect(isHeld || wasReceived(payment, refunds)).toBe(charge.state === 'done');
      same(charge.amount, amountOf(payment.amount), 'charged');
    }

    const input = [...books.refunded.values()].filter(
      ({ paymentId, state }) => paymentId === id && state === 'done',
    );
    const own = parts(refunds).filter(
      ({ paymentId, externalRefund, refundStatus }) =>
        paymentId === id && !externalRefund && refundStatus === 'SUCCEEDED',
    );
    if (payment.regularPaymentDetails) {
      same(sum(input), sum(own.map(({ amount }) => amount)), 'given back by the bank');
    }
  }
}

/** What is on the gift cards, and what they paid, is what was put on them. */
export async function checkGiftCards(
  { stack }: ActingShop,
  { order, payments, refunds }: Life,
): Promise<void> {
  const { rows } = await sql<{ taken: string }>`
    select (-coalesce(sum(amount), 0))::text as taken from gift_card_movements
    where order_id = ${order._id} and kind in ('REDEEMED', 'VOIDED', 'REFUNDED')`.execute(
    stack.database.kysely,
  );
  // Whoever was given the money in another way has spent the card.
  const isSpent = (id: unknown) =>
    parts(refunds).some(
      ({ paymentId, externalRefund, refundStatus }) =>
        paymentId === id && externalRefund && refundStatus === 'SUCCEEDED',
    );
  const paying = payments.filter(
    ({ _id, giftcardPaymentDetails, status }) =>
      giftcardPaymentDetails && (status !== 'VOIDED' || isSpent(_id)),
  );
  same(sum(paying.map(({ amount }) => amount)), rows[0]?.taken, 'taken off gift cards');
}
