import type { Context } from '../../context.ts';
import { entityEvents } from '../../events/entity-events.ts';
import { holdCheckout, languageOf } from '../checkouts/public.ts';
import { withFreshLines, type WireCart } from '../line-items/public.ts';
import { CART_FQDN, type Buyer, type Cart } from './cart.ts';
import { buyerOf, cartNotFound, isOwn, noCurrentCart, ownerKey } from './ownership.ts';
import { presentCart } from './present-cart.ts';
import { carts, deleteCart, lockOwnCart, readOwnCart, takeCurrentCart } from './tables.ts';

const events = entityEvents(CART_FQDN);

/** @throws 404 CART_NOT_FOUND also for somebody else's */
export async function readCart(context: Context, id: string): Promise<Cart> {
  const cart = await carts.get(context.db, context.siteId, id);
  if (!cart || !isOwn(cart, context.caller)) throw cartNotFound(id);
  return withFreshLines(context, cart);
}

/** @throws 404 OWNED_CART_NOT_FOUND */
export async function readCurrentCart(context: Context): Promise<Cart> {
  const { db, siteId, caller } = context;
  const cart = await readOwnCart(db, siteId, ownerKey(buyerOf(caller)));
  if (!cart) throw noCurrentCart();
  return withFreshLines(context, cart);
}

async function lockCheckoutOf(context: Context, cart: Cart | undefined): Promise<void> {
  if (cart?.checkoutId !== undefined) await holdCheckout(context, cart.checkoutId);
}

/** Holds the cart until the call ends. */
export async function lockCart(context: Context, id: string, { withCheckout = false } = {}): Promise<Cart> {
  if (withCheckout) await lockCheckoutOf(context, await carts.get(context.db, context.siteId, id));
  const cart = await carts.getForUpdate(context.db, context.siteId, id);
  if (!cart || !isOwn(cart, context.caller)) throw cartNotFound(id);
  return cart;
}

/**
 * Everywhere the owner's entry is locked before the cart, so that no two calls wait for each other; and the cart's
 * checkout before both, for a call that changes it too: an order's approval comes from there.
 */
export async function lockCurrentCart(context: Context, { withCheckout = false } = {}): Promise<Cart> {
  const { db, siteId, caller } = context;
  const owner = ownerKey(buyerOf(caller));
  const first = withCheckout ? await lockOwnCart(db, siteId, owner, 'without checkout') : undefined;
  if (first) return first;
  if (withCheckout) await lockCheckoutOf(context, await readOwnCart(db, siteId, owner));
  const cart = await lockOwnCart(db, siteId, owner);
  if (!cart) throw noCurrentCart();
  return cart;
}

export function newCart({ clock, ids }: Context, buyer: Buyer, id: string): Cart {
  const now = clock.now().toISOString();
  return { id, createdDate: now, updatedDate: now, buyer, lines: [], purchaseFlowId: ids.guid() };
}

export interface OpenCart {
  cart: Cart;
  isNew?: boolean;
}

/** The caller's cart, begun when there is none. */
export async function openCurrentCart(context: Context): Promise<OpenCart> {
  const { db, siteId, ids } = context;
  const buyer = buyerOf(context.caller);
  const fresh = ids.guid();
  const id = await takeCurrentCart(db, siteId, ownerKey(buyer), fresh);
  // Nobody else knows the fresh one.
  const stored = id === fresh ? undefined : await carts.getForUpdate(db, siteId, id);
  return stored ? { cart: stored, isNew: false } : { cart: newCart(context, buyer, id), isNew: true };
}

/** Writes the cart and tells of it. @returns what the caller sees of it */
export async function saveCart(context: Context, cart: Cart, isNew = false): Promise<WireCart> {
  const { db, siteId, clock } = context;
  const spoken = { ...cart, ...languageOf(context) };
  const stored = isNew
    ? await carts.insert(db, siteId, spoken)
    : await carts.replace(db, siteId, spoken, { now: clock.now() });
  const shown = await presentCart(context, stored);
  const told = { ...shown, id: cart.id };
  await context.emit(isNew ? events.created(told) : events.updated(told));
  return shown;
}

export async function removeCart(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  if (!(await deleteCart(db, siteId, id))) return;
  await context.emit({ entityFqdn: CART_FQDN, slug: 'deleted', entityId: id, body: { deletedEvent: {} } });
}
