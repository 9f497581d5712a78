import type { Context } from '../../context.ts';
import type { DomainEvent } from '../../events/events.ts';
import { handOverCheckouts } from '../checkouts/public.ts';
import { mergeLines, refreshLines } from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { removeCart, saveCart } from './cart-change.ts';
import { ownerKey } from './ownership.ts';
import { assignCurrentCart, carts, findCurrentCart } from './tables.ts';

/** What the member had, and what was put in before signing in; the member's coupon goes before the visitor's. */
async function joined(context: Context, member: Cart, visitor: Cart): Promise<Cart> {
  const lines = mergeLines(
    await refreshLines(context, member.lines),
    await refreshLines(context, visitor.lines),
  );
  const couponCode = member.couponCode ?? visitor.couponCode;
  const buyerNote = member.buyerNote ?? visitor.buyerNote;
  // The shopper who is about to pay goes on with the checkout that is open.
  const checkoutId = visitor.checkoutId ?? member.checkoutId;
  return {
    ...member,
    lines,
    ...(couponCode && { couponCode }),
    ...(buyerNote && { buyerNote }),
    ...(checkoutId && { checkoutId }),
  };
}

/** Both entries are locked in one order everywhere, then the carts. */
async function lockBoth(context: Context, owners: { visitor: string; member: string }) {
  const { db, siteId } = context;
  const found = new Map<string, Cart>();
  for (const owner of Object.values(owners).toSorted()) {
    const id = await findCurrentCart(db, siteId, owner, 'lock');
    const cart = id === undefined ? undefined : await carts.getForUpdate(db, siteId, id);
    if (cart) found.set(owner, cart);
  }
  return { visitor: found.get(owners.visitor), member: found.get(owners.member) };
}

/** Who signs in keeps what was in the cart before, and the checkout that was begun. */
export async function mergeCarts({ body }: DomainEvent, context: Context): Promise<void> {
  if (!('actionEvent' in body)) return;
  const { memberId, visitorId } = body.actionEvent.body as { memberId: string; visitorId?: string };
  if (!visitorId) return;
  const { db, siteId } = context;
  const owners = { visitor: ownerKey({ visitorId }), member: ownerKey({ memberId }) };
  const { visitor, member } = await lockBoth(context, owners);
  if (visitor && member) {
    const cart = await joined(context, member, visitor);
    await removeCart(context, visitor.id);
    await saveCart(context, cart);
    await handOverCheckouts(context, { visitorId, memberId, movedTo: { from: visitor.id, to: member.id } });
    return;
  }
  if (visitor) {
    await assignCurrentCart(db, siteId, visitor.id, owners.member);
    const { visitorId: _visitor, ...buyer } = visitor.buyer;
    await saveCart(context, { ...visitor, buyer: { ...buyer, memberId } });
  }
  await handOverCheckouts(context, { visitorId, memberId });
}
