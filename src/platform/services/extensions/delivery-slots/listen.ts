import { optionIdOf, slotCode } from '#shared/delivery-offer.ts';
import { slotOf } from '#shared/delivery-slot.ts';
import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { Listener } from '#platform/service.ts';
import type { Order } from '../../ecom/orders/public.ts';
import { giveOrderSlotBack, takeSlot, type Slot } from './slots.ts';

const ENDED: ReadonlySet<string | undefined> = new Set(['CANCELED', 'REJECTED']);

const orderIn = ({ body }: DomainEvent): Order | undefined =>
  'actionEvent' in body ? (body.actionEvent.body as { order?: Order }).order : undefined;

/** The time that an order is brought at, by whatever delivery of the shop. */
function toCome({ shippingInfo }: Order, now: Date): Slot | undefined {
  const { code, logistics } = shippingInfo ?? {};
  const from = new Date(slotOf(logistics)?.from ?? Number.NaN);
  if (!code || !(from > now)) return undefined;
  const optionId = optionIdOf(code);
  return { code: slotCode(optionId, from), optionId, from: from.toISOString() };
}

/** Who wrote the order has promised the time, also where others have it. One of a checkout has the checkout's place. */
async function take(context: Context, order: Order): Promise<void> {
  const slot = ENDED.has(order.status) ? undefined : toCome(order, context.clock.now());
  if (!slot) return;
  const checkoutId = order.checkoutId ?? order.id;
  await takeSlot(context, slot, { checkoutId, orderId: order.id, isPromised: true });
}

const approved: Listener = async (event, context) => {
  const order = orderIn(event);
  if (order) await take(context, order);
};

/** Written anew, maybe with another time or none. */
const rewritten: Listener = async (event, context) => {
  const order = orderIn(event);
  if (!order) return;
  await giveOrderSlotBack(context, order.id);
  await take(context, order);
};

const ended: Listener = ({ entityId }, context) => giveOrderSlotBack(context, entityId);

/** An order that stands has a place in its round until it comes to nothing, however it was made. */
export const listeners: Readonly<Record<string, Listener>> = {
  'wix.ecom.v1.order_approved': approved,
  'wix.ecom.v1.order_committed': rewritten,
  'wix.ecom.v1.order_imported': rewritten,
  'wix.ecom.v1.order_canceled': ended,
  'wix.ecom.v1.order_rejected': ended,
  'wix.ecom.v1.order_imported_order_deleted': ended,
};
