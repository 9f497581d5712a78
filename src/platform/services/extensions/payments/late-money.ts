import type { Context } from '#platform/context.ts';
import { reserveStock } from '../../stores/catalog/public.ts';
import type { Order, OrderState } from '../../ecom/orders/public.ts';
import { CHARGE_FQDN, type StoredCharge } from './charge.ts';

const namesOf = (order: Order, lineItemIds: readonly string[]): string =>
  order.lineItems
    .filter(({ id }) => lineItemIds.includes(id ?? ''))
    .map(({ productName }) => productName?.original ?? '')
    .join(', ');

/** Takes for the order again what it gave back when the payment failed. @returns what the shop's people have to know */
async function takeAgain(context: Context, order: Order): Promise<string | undefined> {
  const lines = order.lineItems.map(({ id, catalogReference, quantity }) => ({
    lineItemId: id ?? '',
    catalogReference: catalogReference ?? null,
    quantity: quantity ?? 0,
  }));
  const shortages = await reserveStock(context, order.id, lines);
  if (shortages.length === 0) return undefined;
  const names = namesOf(
    order,
    shortages.map(({ lineItemId }) => lineItemId),
  );
  return `The money came after the payment had failed, and some of it is sold by now: ${names}. Send what is there or refund it.`;
}

/** Money that came is kept on record and never turned away; where it should not have come, people have to know. */
function unexpected({ order }: OrderState, isHeld: boolean): string | undefined {
  if (order.status === 'CANCELED' || order.status === 'REJECTED') {
    const end = order.status === 'CANCELED' ? 'canceled' : 'rejected';
    return isHeld
      ? `The bank holds money for the order, which was ${end} before. Void it.`
      : `The money came after the order was ${end}. Refund it.`;
  }
  if (order.paymentStatus !== 'PAID') return undefined;
  return isHeld
    ? 'The order is paid already, and the bank holds this payment as well. Void it.'
    : 'The order is paid twice: this payment went through although another one had. Refund one of them.';
}

/**
 * What is to be done before money is recorded. After a payment that had been declined or given up the order takes its
 * stock again where it can.
 * @returns a note for the order's timeline, where people have to do something
 */
export async function welcomeMoney(
  context: Context,
  state: OrderState,
  { orderId, id: paymentId }: StoredCharge,
  { isLate, isHeld }: { isLate: boolean; isHeld: boolean },
): Promise<string | undefined> {
  const note = unexpected(state, isHeld);
  if (note !== undefined || !isLate || state.order.status === 'APPROVED') return note;
  await context.emit({
    entityFqdn: CHARGE_FQDN,
    slug: 'recovered',
    entityId: orderId,
    body: { actionEvent: { body: { orderId, paymentId } } },
  });
  return takeAgain(context, state.order);
}
