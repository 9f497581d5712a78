import { dayIn } from '#shared/days.ts';
import { SEND_HOUR } from '#shared/gift-cards.ts';
import { momentOf } from '#shared/moments.ts';
import { isPositiveMoney, minMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Listener } from '#platform/service.ts';
import { findOrders, sumRefunds, type Order } from '../orders/public.ts';
import type { OrderTransactions } from '../order-transactions/public.ts';
import { disableCard } from './actions.ts';
import type { GiftCard } from './gift-card.ts';
import { endOf, issueCard } from './issue.ts';
import { readRules } from './settings.ts';
import { sendCard } from './send.ts';
import { cards } from './tables.ts';
import { isGiftCard, readWish } from './wish.ts';

const bodyOf = <Of>({ body }: DomainEvent): Partial<Of> =>
  'actionEvent' in body ? (body.actionEvent.body as Partial<Of>) : {};

type Line = Order['lineItems'][number];

const isCardLine = ({ catalogReference }: Line): boolean =>
  catalogReference !== undefined && catalogReference !== null && isGiftCard(catalogReference);

async function cardsOf({ db, siteId }: Context, orderId: string): Promise<GiftCard[]> {
  const ids = await cards.findIds(db, siteId, { filter: { orderId } });
  return cards.getManyForUpdate(db, siteId, ids);
}

/**
 * A card for each piece of a line, worth no more than its price: orders by hand say both. Those for today go out at once.
 */
async function issueLine(context: Context, order: Order, line: Line): Promise<void> {
  const { site, clock } = context;
  const wish = readWish(line.catalogReference?.options);
  if (!wish) return;
  const balance = minMoney(wish.amount, line.price?.amount ?? '0');
  if (!isPositiveMoney(balance)) return;
  const now = clock.now();
  const { recipientName, recipientEmail, senderName, message, sendOn, language } = wish;
  const isLater = sendOn !== undefined && sendOn > dayIn(now, site.timeZone);
  const sendDate = isLater ? momentOf(sendOn, SEND_HOUR, site.timeZone) : now;
  const expirationDate = endOf(await readRules(context), sendDate);
  const reader = language ?? order.buyerLanguage ?? undefined;
  for (let piece = 0; piece < (line.quantity ?? 1); piece += 1) {
    const card = await issueCard(context, {
      balance,
      currency: order.currency,
      recipient: { email: recipientEmail, ...(recipientName && { name: recipientName }) },
      ...(senderName && { sender: { name: senderName } }),
      ...(message && { message }),
      ...(reader && { language: reader }),
      sendDate: sendDate.toISOString(),
      ...(expirationDate !== undefined && { expirationDate }),
      orderId: order.id,
      orderNumber: order.number,
      lineItemId: line.id,
    });
    if (!isLater) await sendCard(context, card);
  }
}

/** The order is held by whoever tells of it: of two that tell at once the second finds the cards. */
const issueOf: Listener = async (event, context) => {
  const { order } = bodyOf<{ order: Order }>(event);
  if (order?.paymentStatus !== 'PAID' || order.status !== 'APPROVED') return;
  const lines = order.lineItems.filter(isCardLine);
  if (lines.length === 0 || (await cardsOf(context, order.id)).length > 0) return;
  for (const line of lines) await issueLine(context, order, line);
};

/** Of an order that came to nothing, or is refunded whole, nobody spends any more. */
const stopAll = async (context: Context, order: Order, note: string): Promise<void> => {
  if (!order.lineItems.some(isCardLine)) return;
  for (const card of await cardsOf(context, order.id)) await disableCard(context, card, note);
};

const paymentChanged: Listener = async (event, context) => {
  await issueOf(event, context);
  const { order } = bodyOf<{ order: Order }>(event);
  if (order?.paymentStatus === 'FULLY_REFUNDED') await stopAll(context, order, 'ORDER_REFUNDED');
};

const orderCanceled: Listener = async (event, context) => {
  const { order } = bodyOf<{ order: Order }>(event);
  if (order) await stopAll(context, order, 'ORDER_CANCELED');
};

/** Of each line as many cards as pieces were refunded, those first that are least used. */
const refunded: Listener = async (event, context) => {
  const { orderId, orderTransactions } = bodyOf<{ orderId: string; orderTransactions: OrderTransactions }>(
    event,
  );
  if (orderId === undefined || !orderTransactions) return;
  const { lines } = sumRefunds(orderTransactions.refunds);
  if (lines.size === 0) return;
  const [order] = await findOrders(context, [orderId]);
  if (!order?.lineItems.some(isCardLine)) return;
  const bought = await cardsOf(context, orderId);
  for (const [lineItemId, pieces] of lines) {
    const own = bought.filter((card) => card.lineItemId === lineItemId);
    const open = own
      .filter(({ isDisabled }) => !isDisabled)
      .toSorted((a, b) => Number(b.balance) - Number(a.balance));
    const stopped = own.length - open.length;
    for (const card of open.slice(0, Math.max(pieces - stopped, 0)))
      await disableCard(context, card, 'ORDER_REFUNDED');
  }
};

export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.order_approved': issueOf,
  'wix.ecom.v1.order_payment_status_updated': paymentChanged,
  'wix.ecom.v1.order_canceled': orderCanceled,
  'wix.ecom.v1.order_transactions_refund_completed': refunded,
};
