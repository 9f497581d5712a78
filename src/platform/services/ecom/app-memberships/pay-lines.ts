import type { Context, SiteDb } from '#platform/context.ts';
import { alreadyExists, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import { isThere } from '../../extensions/service-plugins/public.ts';
import type { StoredCharge } from './charge.ts';
import { isSame, record, rowsOf, type MembershipPurchase } from './record.ts';
import { claimVoids, settleTaking, settleVoid } from './reconcile.ts';
import { charges } from './tables.ts';

/** What an order tells of one. */
export interface PaidLine {
  id: string;
  appId: string;
  lineItemId: string;
  membershipId: string;
  membershipName: string;
  /** What the app calls it, where that is known. */
  transactionId?: string;
}

const WORDS: Readonly<Record<string, string>> = {
  MEMBERSHIP_DOES_NOT_APPLY_TO_ITEM: 'The membership does not pay for this.',
  MEMBERSHIP_CANNOT_BE_CHARGED: 'The membership cannot pay: it has ended, has not begun or is used up.',
};

const UNAVAILABLE = 'MEMBERSHIP_PROVIDER_UNAVAILABLE';

/** @param row the last that was asked for, as it stands */
function refusalFor(row: StoredCharge | undefined, lineItemIds: readonly string[]): PlatformError {
  const { state, reason, lineItemId } = row ?? {};
  const code = state === 'REFUSED' ? (reason ?? 'MEMBERSHIP_CANNOT_BE_CHARGED') : UNAVAILABLE;
  const words =
    state === 'REFUSED'
      ? (WORDS[code] ?? 'The membership cannot pay for this.')
      : 'Whoever keeps this membership does not answer right now.';
  return failedPrecondition(words, code, { lineItemIds: lineItemId ? [lineItemId] : lineItemIds });
}

const paidOf = ({
  id,
  appId,
  lineItemId,
  membershipId,
  membershipName,
  transactionId,
}: StoredCharge): PaidLine => ({
  id,
  appId,
  lineItemId,
  membershipId,
  membershipName,
  ...(transactionId !== null && { transactionId }),
});

/** What is on record for these lines becomes the order's own: all of it, or nothing. */
async function take(context: Context, purchase: MembershipPurchase): Promise<PaidLine[] | undefined> {
  const rows = (await rowsOf(context, purchase)).filter(({ orderId }) => orderId === purchase.orderId);
  const mine = purchase.lines.map((line) => rows.find((row) => isSame(row, line) && isThere(row)));
  const found = mine.flatMap((row) => row ?? []);
  if (found.length < purchase.lines.length) return undefined;
  const updatedDate = context.clock.now().toISOString();
  for (const { id } of found)
    await charges.updateOne(context, id, { updatedDate, state: 'TAKEN', nextAskDate: null });
  return found.map(paidOf);
}

/** @throws 409 where the order's line was paid by a membership before */
async function refuseTwice(context: Context, { orderId, lines }: MembershipPurchase): Promise<void> {
  const used = (await charges.lockOf(context, { orderId })).filter(({ state }) => state === 'TAKEN');
  const twice = used.filter((row) => lines.some(({ lineItemId }) => lineItemId === row.lineItemId));
  if (twice.length > 0)
    throw alreadyExists('A membership has paid for this.', 'LINE_ITEM_PAID', {
      lineItemIds: twice.map(({ lineItemId }) => lineItemId),
    });
}

/** The last that was asked for of these lines and did not come. */
async function lastRefused(
  context: Context,
  purchase: MembershipPurchase,
): Promise<StoredCharge | undefined> {
  const rows = await rowsOf(context, purchase);
  const last = purchase.lines.flatMap(
    (line) => rows.findLast((row) => isSame(row, line) && !isThere(row)) ?? [],
  );
  return last.find(({ state }) => state === 'REFUSED') ?? last[0];
}

/**
 * Has memberships pay for lines of this order: of all of them, or of none. They are asked while no transaction is open:
 * the work that wants it is undone, and finds on record what came of it when it runs again.
 * @throws 428 where one does not pay, or its app does not answer
 */
export async function payByMemberships(context: Context, purchase: MembershipPurchase): Promise<PaidLine[]> {
  const { orderId, checkoutId, lines } = purchase;
  if (lines.length === 0) return [];
  if (checkoutId === undefined) await refuseTwice(context, purchase);
  const used = await take(context, purchase);
  if (used) return used;
  const named = lines.map(({ lineItemId, membershipId, plugin }) => [lineItemId, membershipId, plugin.id]);
  const isDone = await context.plugins.carryOut(
    JSON.stringify(['memberships', checkoutId ?? orderId, named]),
    async (ask) => {
      const owned = checkoutId === undefined ? { orderId } : { checkoutId };
      await Promise.all((await claimVoids(context, owned)).map((row) => settleVoid(context, row, ask)));
      await Promise.all((await record(context, purchase)).map((row) => settleTaking(context, row, ask)));
    },
  );
  const now = isDone ? await take(context, purchase) : undefined;
  if (now) return now;
  throw refusalFor(
    await lastRefused(context, purchase),
    lines.map(({ lineItemId }) => lineItemId),
  );
}

/** What is on record of an order that a checkout is about to become: it will have the same id. */
export async function orderIdOfMemberships(
  context: SiteDb,
  { id, orderId: ended }: { id: string; orderId?: string | undefined },
): Promise<string | undefined> {
  const open = await charges.openOfCheckout(context, id);
  return open?.orderId === ended ? undefined : open?.orderId;
}
