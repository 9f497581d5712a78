import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { lockOrder, saveOrder, stampOf, voidGiftCardPayments } from '../orders/public.ts';
import { checkouts, lockByOrder } from './tables.ts';
import { giveBackHoldings } from './holdings.ts';

const orderIdOf = ({ body }: DomainEvent): string | undefined =>
  'actionEvent' in body ? (body.actionEvent.body as { orderId?: string }).orderId : undefined;

/** The money did not come: stock, gift card and coupon go back; the order waits for another try. */
export async function giveBack(event: DomainEvent, context: Context): Promise<void> {
  const orderId = orderIdOf(event);
  if (orderId === undefined) return;
  const before = await lockOrder(context, orderId);
  if (before.order.status !== 'INITIALIZED') return;
  const checkout = await lockByOrder(context, orderId);
  if (!checkout) return;
  await checkouts.replace(context.db, context.siteId, await giveBackHoldings(context, orderId, checkout));
  const after = voidGiftCardPayments(before, stampOf(context));
  if (after !== before) await saveOrder(context, before, after);
}
