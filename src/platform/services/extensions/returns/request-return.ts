import { isOpenReturn, type ReturnLine, type ReturnsOfOrder } from '#shared/returns.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { readFulfillments } from '../../ecom/order-fulfillments/public.ts';
import { lockOrder, readOrder, type Order } from '../../ecom/orders/public.ts';
import { created } from './change.ts';
import { emailBuyer } from './mail.ts';
import { checkLines } from './rules/check-lines.ts';
import { returnableLines } from './rules/returnable.ts';
import { readSettings } from './settings.ts';
import { shownToBuyer } from './show.ts';
import { openReturnOf, returns, returnsOf, type StoredReturn } from './tables.ts';

/** What was asked of an order, and what can still be. @throws 404 also for an order that is somebody else's */
export async function readReturns(context: Context, orderId: string): Promise<ReturnsOfOrder> {
  const { db, siteId, clock } = context;
  const order = await readOrder(context, orderId);
  const [found, fulfillments, settings] = await Promise.all([
    returnsOf(context, orderId, { hold: false }),
    readFulfillments(db, siteId, orderId),
    readSettings(context),
  ]);
  const isOpen = found.some(({ state }) => isOpenReturn(state));
  return {
    returns: found.map(shownToBuyer),
    lines: returnableLines({ order, fulfillments, settings, now: clock.now(), isOpen }),
    settings,
  };
}

interface RequestedReturn {
  lines: readonly ReturnLine[];
  note?: string | undefined;
}

const nameOf = (order: Order, lineItemId: string): string =>
  order.lineItems.find(({ id }) => id === lineItemId)?.productName?.original ?? '';

function newReturn(
  { ids, clock, language }: Context,
  order: Order,
  { lines, note }: RequestedReturn,
): StoredReturn {
  const date = clock.now().toISOString();
  const { firstName, lastName } = order.billingInfo?.contactDetails ?? {};
  const told = language ?? order.buyerLanguage;
  return {
    id: ids.guid(),
    orderId: order.id,
    orderNumber: order.number ?? '',
    state: 'ASKED',
    lines: lines.map((line) => ({
      ...line,
      name: nameOf(order, line.lineItemId),
      refundedBefore: order.lineItems.find(({ id }) => id === line.lineItemId)?.refundQuantity ?? 0,
    })),
    ...(note && { note }),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    buyerName: [firstName, lastName].filter(Boolean).join(' '),
    email: order.buyerInfo?.email ?? '',
    createdDate: date,
    updatedDate: date,
    history: [{ state: 'ASKED', date }],
    ...(told && { language: told }),
    ...(order.buyerInfo?.memberId && { memberId: order.buyerInfo.memberId }),
  };
}

/**
 * Asks to send something back. Two at once wait for each other at the order.
 * @throws 404 of somebody else's order, 400 naming the line, 428 while another return of the order is under way
 */
export async function requestReturn(
  context: Context,
  orderId: string,
  requestedReturn: RequestedReturn,
): Promise<StoredReturn> {
  const { db, siteId, clock } = context;
  const { order } = await lockOrder(context, orderId);
  if (await openReturnOf(context, orderId))
    throw failedPrecondition('A return of this order is under way.', 'RETURN_OPEN');
  const [fulfillments, settings] = await Promise.all([
    readFulfillments(db, siteId, orderId),
    readSettings(context),
  ]);
  const now = clock.now();
  checkLines(requestedReturn.lines, returnableLines({ order, fulfillments, settings, now, isOpen: false }));
  const stored = await returns.insert(db, siteId, newReturn(context, order, requestedReturn));
  await context.emit(created(stored));
  await emailBuyer(context, stored);
  return stored;
}
