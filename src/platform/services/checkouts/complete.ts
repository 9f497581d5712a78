import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import type { Order } from '../orders/public.ts';
import { CHECKOUT_FQDN, type Checkout } from './checkout.ts';
import { saveCheckout } from './checkout-change.ts';
import { lockByOrder } from './tables.ts';

/** A checkout is complete once its order stands, or somebody else says so; its cart listens. */
export async function complete(context: Context, checkout: Checkout): Promise<void> {
  if (checkout.completed) return;
  const shown = await saveCheckout(context, { ...checkout, completed: true });
  await context.emit({
    entityFqdn: CHECKOUT_FQDN,
    slug: 'completed',
    entityId: checkout.id,
    body: { actionEvent: { body: { checkout: shown } } },
  });
}

/** Changed while the payment was under way: what came to it meanwhile was not ordered, and stays in the cart. */
const asOrdered = ({ ordered, ...checkout }: Checkout): Checkout => ({
  ...checkout,
  lines: ordered ?? checkout.lines,
});

export async function completeWithOrder({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  const checkout = order.checkoutId ? await lockByOrder(context, order.id) : undefined;
  if (checkout) await complete(context, asOrdered(checkout));
}
