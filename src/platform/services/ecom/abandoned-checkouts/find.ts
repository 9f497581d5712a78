import type { Context } from '#platform/context.ts';
import { bulk } from '#platform/crud/index.ts';
import { lockAbandonedCarts, markCartAbandoned, type Cart } from '../carts/public.ts';
import { lockAbandoned, markAbandoned, type Checkout } from '../checkouts/public.ts';
import { emailKey } from '../../members/members/public.ts';
import { confirmNewsletter } from '../../extensions/mail-consents/public.ts';
import type { Abandoned } from './abandoned.ts';
import { storeAbandoned } from './save-abandoned.ts';
import { reminderSettings } from './settings.ts';
import { snapshotOf, snapshotOfCart } from './snapshot.ts';
import { abandoned } from './tables.ts';

/** Of one transaction. */
const BATCH = 50;
const MINUTE = 60_000;
/** A member's cart stays for good. One that nobody came back to for so long is no news, and it never went to the checkout. */
const CART_DAYS = 30;

type AbandonedMark = Cart['left'];

async function openOf({ db, siteId }: Context, abandonedMark: AbandonedMark): Promise<Abandoned[]> {
  const known = abandonedMark ? await abandoned.getManyForUpdate(db, siteId, abandonedMark.ids) : [];
  return known.filter(({ status }) => status === 'ABANDONED');
}

/** The one that this checkout goes on with: its own, that of its cart, or one of the same buyer that was brought back in it. */
async function standing(
  context: Context,
  { id, cartId, left, buyer }: Checkout,
): Promise<Abandoned | undefined> {
  const open = await openOf(context, left);
  return (
    open.find(({ checkoutId }) => checkoutId === id) ??
    open.find((one) => !one.checkoutId && cartId !== undefined && one.cartId === cartId) ??
    open.find((one) => buyer.email !== undefined && one.emailKey === emailKey(buyer.email))
  );
}

async function noteCheckout(context: Context, checkout: Checkout): Promise<void> {
  const ids = checkout.left?.ids ?? [];
  if (checkout.lines.length === 0) return markAbandoned(context, checkout, ids);
  await confirmNewsletter(context, checkout);
  const before = await standing(context, checkout);
  const id = await storeAbandoned(context, before, await snapshotOf(context, checkout));
  await markAbandoned(context, checkout, before ? ids : [...ids, id]);
}

/** Only of who can be written to. */
async function noteCart(context: Context, cart: Cart): Promise<void> {
  const ids = cart.left?.ids ?? [];
  const seen = await snapshotOfCart(context, cart);
  if (!seen.buyerInfo?.email) return markCartAbandoned(context, cart, ids);
  const open = await openOf(context, cart.left);
  const before = open.find(({ checkoutId, cartId }) => !checkoutId && cartId === cart.id);
  const id = await storeAbandoned(context, before, seen);
  await markCartAbandoned(context, cart, before ? ids : [...ids, id]);
}

/** Each in a savepoint. What cannot be priced any more is nobody's cart. */
async function noteEach<One extends { id: string; left?: AbandonedMark }>(
  context: Context,
  left: readonly One[],
  each: (one: One) => Promise<void>,
  pass: (context: Context, one: One, ids: readonly string[]) => Promise<void>,
): Promise<number> {
  const byId = new Map(left.map((one) => [one.id, one]));
  const { results } = await bulk(context, { entries: left, idOf: ({ id }) => id, each });
  for (const { itemMetadata } of results) {
    const rejected = itemMetadata.success ? undefined : byId.get(itemMetadata.id ?? '');
    if (rejected) await pass(context, rejected, rejected.left?.ids ?? []);
  }
  return left.length;
}

/** That long ago, by the setting. */
async function leftBefore(context: Context): Promise<number> {
  const { delayMinutes } = await reminderSettings.read(context);
  return context.clock.now().getTime() - delayMinutes * MINUTE;
}

/** Writes down some of the checkouts that were left. @returns how many there were */
export async function findSome(context: Context): Promise<number> {
  const before = new Date(await leftBefore(context)).toISOString();
  const left = await lockAbandoned(context, before, BATCH);
  return noteEach(context, left, (checkout) => noteCheckout(context, checkout), markAbandoned);
}

/** The same of members' carts. */
export async function findSomeCarts(context: Context): Promise<number> {
  const until = await leftBefore(context);
  const span = {
    after: new Date(until - CART_DAYS * 24 * 60 * MINUTE).toISOString(),
    until: new Date(until).toISOString(),
  };
  const left = await lockAbandonedCarts(context, span, BATCH);
  return noteEach(context, left, (cart) => noteCart(context, cart), markCartAbandoned);
}
