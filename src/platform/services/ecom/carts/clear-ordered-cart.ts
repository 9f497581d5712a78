import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import type { ApiCheckout } from '../line-items/public.ts';
import { endCart, removeCart, saveCart } from './cart-change.ts';
import { withoutOrdered } from './rules/ordered.ts';
import { lockWithEntry } from './tables.ts';

/** What was bought is not in the cart any more; nor is the cart, unless something was added meanwhile. */
export async function clearOrderedCart({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { checkout } = body.actionEvent.body as { checkout?: ApiCheckout & { orderId?: string } };
  if (!checkout?.cartId) return;
  const { db, siteId, ids } = context;
  const cart = await lockWithEntry(db, siteId, checkout.cartId);
  if (cart?.ordered) return;
  const left = cart && withoutOrdered(cart.lines, checkout.lineItems ?? []);
  if (cart?.isFollowed && left?.length === 0) {
    await endCart(context, cart, checkout.orderId);
    return;
  }
  if (!cart || !left || left.length === 0) return removeCart(context, checkout.cartId);
  const { checkoutId: _done, couponCode: _used, ...stored } = cart;
  await saveCart(context, { ...stored, lines: left, purchaseFlowId: ids.guid() });
}
