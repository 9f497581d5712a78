import type { Context } from '../../context.ts';
import { refreshLines, type WireCart } from '../line-items/public.ts';
import { CART_FQDN, type Buyer, type Cart } from './cart.ts';
import { buyerOf, cartNotFound, isOwn, noCurrentCart, ownerKey } from './ownership.ts';
import { presentCart } from './present-cart.ts';
import { carts, findCurrentCart, releaseCurrentCart, takeCurrentCart } from './tables.ts';

const withFreshLines = async (context: Context, cart: Cart): Promise<Cart> => ({
  ...cart,
  lines: await refreshLines(context, cart.lines),
});

/** @throws 404 CART_NOT_FOUND also for somebody else's */
export async function readCart(context: Context, id: string): Promise<Cart> {
  const cart = await carts.get(context.db, context.siteId, id);
  if (!cart || !isOwn(cart, context.caller)) throw cartNotFound(id);
  return withFreshLines(context, cart);
}

/** @throws 404 OWNED_CART_NOT_FOUND */
export async function readCurrentCart(context: Context): Promise<Cart> {
  const { db, siteId, caller } = context;
  const id = await findCurrentCart(db, siteId, ownerKey(buyerOf(caller)));
  const cart = id === undefined ? undefined : await carts.get(db, siteId, id);
  if (!cart) throw noCurrentCart();
  return withFreshLines(context, cart);
}

/** Holds the cart until the call ends. */
export async function lockCart(context: Context, id: string): Promise<Cart> {
  const cart = await carts.getForUpdate(context.db, context.siteId, id);
  if (!cart || !isOwn(cart, context.caller)) throw cartNotFound(id);
  return cart;
}

/** Everywhere the owner's entry is locked before the cart, so that no two calls wait for each other. */
export async function lockCurrentCart(context: Context): Promise<Cart> {
  const { db, siteId, caller } = context;
  const id = await findCurrentCart(db, siteId, ownerKey(buyerOf(caller)), 'lock');
  const cart = id === undefined ? undefined : await carts.getForUpdate(db, siteId, id);
  if (!cart) throw noCurrentCart();
  return cart;
}

export function newCart({ clock, ids }: Context, buyer: Buyer, id: string): Cart {
  const now = clock.now().toISOString();
  return { id, createdDate: now, updatedDate: now, buyer, lines: [], purchaseFlowId: ids.guid() };
}

/** The caller's cart, begun when there is none. */
export async function openCurrentCart(context: Context): Promise<{ cart: Cart; isNew: boolean }> {
  const { db, siteId, ids } = context;
  const buyer = buyerOf(context.caller);
  const fresh = ids.guid();
  const id = await takeCurrentCart(db, siteId, ownerKey(buyer), fresh);
  const stored = await carts.getForUpdate(db, siteId, id);
  return stored ? { cart: stored, isNew: false } : { cart: newCart(context, buyer, id), isNew: true };
}

/** Writes the cart and tells of it. @returns what the caller sees of it */
export async function saveCart(context: Context, cart: Cart, isNew = false): Promise<WireCart> {
  const { db, siteId, clock } = context;
  const stored = isNew
    ? await carts.insert(db, siteId, cart)
    : await carts.replace(db, siteId, cart, { now: clock.now() });
  const shown = await presentCart(context, stored);
  await context.emit({
    entityFqdn: CART_FQDN,
    slug: isNew ? 'created' : 'updated',
    entityId: cart.id,
    body: isNew ? { createdEvent: { entity: shown } } : { updatedEvent: { currentEntity: shown } },
  });
  return shown;
}

export async function removeCart(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  await releaseCurrentCart(db, siteId, id);
  if (!(await carts.remove(db, siteId, id))) return;
  await context.emit({ entityFqdn: CART_FQDN, slug: 'deleted', entityId: id, body: { deletedEvent: {} } });
}
