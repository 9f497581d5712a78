import type { Context } from '#platform/context.ts';
import { unauthenticated } from '#platform/contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '#platform/contract/index.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { rawReply } from '#platform/pipeline/raw-reply.ts';
import type { Order } from '../orders/public.ts';
import { checkoutEvents, type Checkout } from './checkout.ts';
import { lockCheckout, saveCheckout } from './checkout-change.ts';
import { checkouts, lockByOrder } from './tables.ts';

/** A checkout is complete once its order stands, or somebody else says so; its cart listens. */
async function complete(context: Context, checkout: Checkout): Promise<void> {
  if (checkout.completed) return;
  const shown = await saveCheckout(context, { ...checkout, completed: true });
  await context.emit(checkoutEvents.action('completed', checkout.id, { checkout: shown }));
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

/** @throws 404 CHECKOUT_NOT_FOUND */
export async function completeFor(context: Context, id: string, orderId: string | undefined): Promise<void> {
  const checkout = await lockCheckout(context, id);
  await complete(context, { ...checkout, ...(orderId && { orderId }) });
}

/** For what was ordered in another system; in the API its id may come along. */
export async function markCheckoutAsCompleted(
  { id, orderId }: Request<CheckoutApi, 'markCheckoutAsCompleted'> & { orderId?: string },
  context: Context,
): Promise<Reply<CheckoutApi, 'markCheckoutAsCompleted'>> {
  await completeFor(context, id, orderId);
  return {};
}

/**
 * Where somebody comes back to who paid in another system. The token names the checkout and nothing else, so that it
 * cannot lead anywhere but to the shop.
 */
export async function completeByToken(
  { token }: { token: string },
  context: Context,
): Promise<ReturnType<typeof rawReply>> {
  const { tokens, site, db, siteId } = context;
  const id = await tokens.readId('completion', token);
  const checkout = id === undefined ? undefined : await checkouts.getForUpdate(db, siteId, id);
  if (!checkout) throw unauthenticated('The token is invalid or has expired.', 'UNAUTHENTICATED_TOKEN');
  await complete(context, checkout);
  const { orderId } = checkout;
  const location = orderId ? `${site.publicUrl}/thank-you/${orderId}` : `${site.publicUrl}/`;
  return rawReply(302, '', { location });
}
