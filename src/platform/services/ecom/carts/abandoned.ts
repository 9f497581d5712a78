import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { withAbandoned } from '../checkouts/public.ts';
import { withFreshLines, type multiCurrencyPrice, type ApiCart } from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { isOwn } from './ownership.ts';
import { presentCart } from './present-cart.ts';
import { carts } from './tables.ts';

interface Span {
  /** ISO 8601; not this moment itself. */
  after: string;
  until: string;
}

/**
 * Members' carts with something in them and no checkout that were touched last in this span and not noted since: these alone
 * are in the index, whatever else there is. Held until the call ends; those that somebody else is at are left for later.
 */
export async function lockAbandonedCarts(
  { db, siteId }: SiteDb,
  { after, until }: Span,
  limit: number,
): Promise<Cart[]> {
  const { rows } = await sql<{ doc: Cart }>`select doc from carts
    where site_id = ${siteId} and updated_date > ${after} and updated_date <= ${until}
      and doc #>> '{buyer,memberId}' is not null and doc ->> 'checkoutId' is null
      and doc -> 'lines' <> '[]'::jsonb and doc -> 'ordered' is null and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate')
    order by updated_date limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** Whoever shops is not disturbed: it is as old as it was. */
export async function markCartAbandoned(
  { db, siteId }: SiteDb,
  cart: Cart,
  abandonedIds: readonly string[],
): Promise<void> {
  const left = { ids: [...abandonedIds], at: cart.updatedDate };
  await carts.replace(db, siteId, { ...cart, left }, { keepRevision: true });
}

/** What was left elsewhere goes on in this one. One that the call holds. */
export async function goOnInCart({ db, siteId }: SiteDb, id: string, abandonedId: string): Promise<void> {
  const cart = await carts.getForUpdate(db, siteId, id);
  if (!cart || cart.left?.ids.includes(abandonedId)) return;
  const left = withAbandoned(cart.left, [abandonedId]);
  await carts.replace(db, siteId, { ...cart, ...(left && { left }) }, { keepRevision: true });
}

/** Without asking whose it is. */
export const findCart = ({ db, siteId }: SiteDb, id: string): Promise<Cart | undefined> =>
  carts.get(db, siteId, id);

type Price = ReturnType<typeof multiCurrencyPrice>;

/** As it would travel now, and what is in it by what it costs. */
export async function showCart(
  context: Context,
  cart: Cart,
): Promise<{ shown: ApiCart; totalPrice: Price; subtotalPrice: Price }> {
  const shown = await presentCart(context, await withFreshLines(context, cart));
  // The SDK hides both from its types; the API has them.
  const { subtotalAfterDiscounts, subtotal } = shown as ApiCart &
    Record<'subtotalAfterDiscounts' | 'subtotal', Price>;
  return { shown, totalPrice: subtotalAfterDiscounts, subtotalPrice: subtotal };
}

/** Of this caller, and of nobody else. */
export const isOwnCart = (cart: Cart, { caller }: Pick<Context, 'caller'>): boolean => isOwn(cart, caller);
