import type { Context } from '#platform/context.ts';
import type { DomainEvent } from '#platform/events/events.ts';
import { handOverCheckouts, withAbandoned } from '../checkouts/public.ts';
import { mergeLines, refreshLines } from '../line-items/public.ts';
import type { Cart, MoreOfCart } from './cart.ts';
import { removeCart, saveCart } from './cart-change.ts';
import { ownerKey } from './ownership.ts';
import { assignCurrentCart, carts, findCurrentCart, takeCurrentCart } from './tables.ts';

/** What the second kind of carts says more: the member's word goes before the visitor's. */
const onlyMore = (cart: Cart): MoreOfCart => {
  const { giftCard, billing, taxExemptGroupId, source, forms, isFollowed } = cart;
  return {
    ...(giftCard && { giftCard }),
    ...(billing && { billing }),
    ...(taxExemptGroupId && { taxExemptGroupId }),
    ...(source && { source }),
    ...(forms && { forms }),
    ...(isFollowed && { isFollowed }),
  };
};

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
  const left = withAbandoned(member.left, visitor.left?.ids ?? []);
  return {
    ...onlyMore(visitor),
    ...member,
    lines,
    ...(left && { left }),
    ...(couponCode && { couponCode }),
    ...(buyerNote && { buyerNote }),
    ...(checkoutId && { checkoutId }),
  };
}

/**
 * The visitor's entry before the member's, everywhere; that one is made where there is none, so that nobody begins a cart
 * meanwhile, in another tab or by signing in elsewhere.
 */
async function lockBoth(context: Context, owners: { visitor: string; member: string }) {
  const { db, siteId, ids } = context;
  const visitorsId = await findCurrentCart(db, siteId, owners.visitor, 'lock');
  const visitor = visitorsId === undefined ? undefined : await carts.getForUpdate(db, siteId, visitorsId);
  if (!visitor) return {};
  const membersId = await takeCurrentCart(db, siteId, owners.member, ids.guid());
  return { visitor, member: await carts.getForUpdate(db, siteId, membersId) };
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
    await handOverCheckouts(context, {
      visitorId,
      memberId,
      movedTo: { from: visitor.id, to: member.id },
      leftIds: cart.left?.ids ?? [],
    });
    return;
  }
  if (visitor) {
    await assignCurrentCart(db, siteId, visitor.id, owners.member);
    const { visitorId: _visitor, ...buyer } = visitor.buyer;
    await saveCart(context, { ...visitor, buyer: { ...buyer, memberId } });
  }
  await handOverCheckouts(context, { visitorId, memberId });
}
