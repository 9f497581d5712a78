import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import type { ApiCheckout } from '../line-items/public.ts';
import type { Checkout } from './checkout.ts';
import { withLines } from './checkout-change.ts';
import { isAllowed, isOwnerless } from './ownership.ts';
import { presentCheckout } from './present-checkout.ts';
import { withAbandoned } from './rules/with-abandoned.ts';
import { checkouts } from './tables.ts';

/**
 * Open ones of somebody who can be written to that nobody touched since then, and that were not noted since: these alone
 * are in the index, whatever else there is. Held until the call ends; those that somebody else is at are left for later.
 */
export async function lockAbandoned(
  { db, siteId }: SiteDb,
  before: string,
  limit: number,
): Promise<Checkout[]> {
  const { rows } = await sql<{ doc: Checkout }>`select doc from checkouts
    where site_id = ${siteId} and updated_date <= ${before} and not (doc ->> 'completed')::boolean
      and (doc #>> '{buyer,email}' is not null or doc #>> '{buyer,memberId}' is not null)
      and (doc #>> '{left,at}') is distinct from (doc ->> 'updatedDate')
    order by updated_date limit ${limit} for update skip locked`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** Whoever shops is not disturbed: it is as old as it was. */
export async function markAbandoned(
  { db, siteId }: SiteDb,
  checkout: Checkout,
  abandonedIds: readonly string[],
): Promise<void> {
  await checkouts.replace(db, siteId, {
    ...checkout,
    left: { ids: [...abandonedIds], at: checkout.updatedDate },
  });
}

/** What was left elsewhere goes on in this one: its order recovers that, too. */
export async function goOnIn({ db, siteId }: SiteDb, id: string, abandonedId: string): Promise<void> {
  const checkout = await checkouts.getForUpdate(db, siteId, id);
  if (!checkout || checkout.left?.ids.includes(abandonedId)) return;
  const left = withAbandoned(checkout.left, [abandonedId]);
  await checkouts.replace(db, siteId, { ...checkout, ...(left && { left }) });
}

/** Without asking whose it is. What this call holds or has written is not read again. */
export const findCheckout = ({ db, siteId }: SiteDb, id: string): Promise<Checkout | undefined> =>
  checkouts.get(db, siteId, id);

/** As it would travel now. */
export async function showCheckout(
  context: Context,
  checkout: Checkout,
): Promise<{ fresh: Checkout; shown: ApiCheckout }> {
  const fresh = await withLines(context, checkout);
  return { fresh, shown: await presentCheckout(context, fresh) };
}

/** Of this caller, and of nobody else. */
export const isOwn = (checkout: Checkout, { caller }: Pick<Context, 'caller'>): boolean =>
  !isOwnerless(checkout.buyer) && isAllowed(checkout, caller);

/** Remembers what the buyer ticked; not a change of the purchase. False where there is no such checkout of theirs. */
export async function noteNewsletter(
  context: Context,
  id: string,
  newsletter: NonNullable<Checkout['newsletter']>,
): Promise<boolean> {
  const { db, siteId } = context;
  const checkout = await checkouts.getForUpdate(db, siteId, id);
  if (!checkout || checkout.completed || !isOwn(checkout, context)) return false;
  await checkouts.replace(db, siteId, { ...checkout, newsletter });
  return true;
}
