import type { Context } from '#platform/context.ts';
import { entityEvents } from '#platform/events/entity-events.ts';
import { lockCheckoutRow, languageOf } from '../checkouts/public.ts';
import { withFreshLines, type ApiCart } from '../line-items/public.ts';
import { CART_FQDN, CART_V2_FQDN, type Buyer, type Cart } from './cart.ts';
import { buyerOf, cartNotFound, isOwn, noCurrentCart, ownerKey, takenOver } from './ownership.ts';
import { presentCart } from './present-cart.ts';
import { priceCart } from './price-cart.ts';
import { carts, deleteCart, lockOwnCart, readOwnCart, releaseCart, takeCurrentCart } from './tables.ts';
import { writeCart } from './v2/write-cart.ts';
import type { ApiCartV2 } from './v2/api-cart.ts';

const events = entityEvents(CART_FQDN);
const eventsV2 = entityEvents(CART_V2_FQDN);

interface Finding {
  withCheckout?: boolean;
  /** Also one that became an order, which is past for all but who asks what became of it. */
  ordered?: 'too';
}

function owned(context: Context, cart: Cart | undefined, id: string, { ordered }: Finding): Cart {
  if (!cart || !isOwn(cart, context.caller) || (cart.ordered && !ordered)) throw cartNotFound(id);
  return cart;
}

/** @throws 404 CART_NOT_FOUND also for somebody else's */
export async function readCart(context: Context, id: string, finding: Finding = {}): Promise<Cart> {
  const cart = owned(context, await carts.get(context.db, context.siteId, id), id, finding);
  return cart.ordered ? cart : withFreshLines(context, cart);
}

/** @throws 404 OWNED_CART_NOT_FOUND */
export async function readCurrentCart(context: Context): Promise<Cart> {
  const { db, siteId, caller } = context;
  const cart = await readOwnCart(db, siteId, ownerKey(buyerOf(caller)));
  if (!cart) throw noCurrentCart();
  return withFreshLines(context, cart);
}

async function lockCheckoutOf(context: Context, cart: Cart | undefined): Promise<void> {
  if (cart?.checkoutId !== undefined) await lockCheckoutRow(context, cart.checkoutId);
}

/** Holds the cart until the call ends. */
export async function lockCart(context: Context, id: string, finding: Finding = {}): Promise<Cart> {
  if (finding.withCheckout) await lockCheckoutOf(context, await carts.get(context.db, context.siteId, id));
  const cart = await carts.getForUpdate(context.db, context.siteId, id);
  return takenOver(owned(context, cart, id, finding), context.caller);
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
  if (stored) return { cart: stored, isNew: false };
  return { cart: { ...newCart(context, buyer, id), current: true }, isNew: true };
}

/** As both kinds of carts are shown. */
interface SavedCart {
  cart: Cart;
  first: ApiCart;
  second: ApiCartV2;
}

/** Writes the cart and tells of it, as either kind. */
export async function saveBoth(context: Context, cart: Cart, isNew = false): Promise<SavedCart> {
  const { db, siteId, clock } = context;
  const spoken = { ...cart, ...languageOf(context) };
  const stored = isNew
    ? await carts.insert(db, siteId, spoken)
    : await carts.replace(db, siteId, spoken, { now: clock.now() });
  const priced = await priceCart(context, stored);
  const first = await presentCart(context, stored, priced);
  const second = await writeCart(context, stored, priced);
  for (const [kind, shown] of [[events, first] as const, [eventsV2, second] as const]) {
    const result = { ...shown, id: cart.id };
    await context.emit(isNew ? kind.created(result) : kind.updated(result));
  }
  return { cart: stored, first, second };
}

/** Writes the cart and tells of it. @returns what the caller sees of it */
export const saveCart = async (context: Context, cart: Cart, isNew = false): Promise<ApiCart> =>
  (await saveBoth(context, cart, isNew)).first;

/** Another takes its place as its owner's own. */
export async function giveUpCurrent(context: Context, id: string): Promise<void> {
  const cart = await carts.getForUpdate(context.db, context.siteId, id);
  if (!cart) return;
  const { current: _ended, ...rest } = cart;
  await saveCart(context, rest);
}

/** It became an order: for the first kind it is gone, the second tells what became of it. */
export async function endCart(context: Context, cart: Cart, orderId: string | undefined): Promise<Cart> {
  const { db, siteId, clock } = context;
  const { current: _ended, ...rest } = cart;
  await releaseCart(db, siteId, cart.id);
  const ended: Cart = { ...rest, ordered: { ...(orderId && { orderId }) } };
  const stored = await carts.replace(db, siteId, ended, { now: clock.now() });
  await tellGone(context, CART_FQDN, cart.id);
  const shown = await writeCart(context, stored, await priceCart(context, stored));
  await context.emit(eventsV2.updated({ ...shown, id: cart.id }));
  return stored;
}

const tellGone = (context: Context, entityFqdn: string, entityId: string): Promise<void> =>
  context.emit({ entityFqdn, slug: 'deleted', entityId, body: { deletedEvent: {} } });

export async function removeCart(context: Context, id: string): Promise<void> {
  const { db, siteId } = context;
  if (!(await deleteCart(db, siteId, id))) return;
  await tellGone(context, CART_FQDN, id);
  await context.emit(eventsV2.deleted({ id }));
}
