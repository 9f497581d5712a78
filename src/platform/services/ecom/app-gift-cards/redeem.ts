import type { Context, SiteDb } from '#platform/context.ts';
import {
  alreadyExists,
  failedPrecondition,
  notFound,
  type PlatformError,
} from '#platform/contract/errors.ts';
import type { PluginCommand } from '#platform/plugins.ts';
import { findAppCard, silent } from './balance.ts';
import { isSame, ofCode, purchaseOf, record, stampOf, type AppRedemption, type Wanted } from './record.ts';
import type { StoredRedemption } from './redemption.ts';
import { isThere } from '../../extensions/service-plugins/public.ts';
import { claimVoids, settleTaking, settleVoid } from './reconcile.ts';
import { redemptions } from './tables.ts';

const WORDS: Readonly<Record<string, string>> = {
  GIFT_CARD_NOT_FOUND: 'The gift card was not found.',
  GIFT_CARD_DISABLED: 'The gift card is disabled.',
  GIFT_CARD_EXPIRED: 'The gift card has expired.',
  INSUFFICIENT_FUNDS: 'There is not enough left on the gift card.',
  CURRENCY_NOT_SUPPORTED: 'The gift card is in another currency.',
  ALREADY_REDEEMED: 'The order has redeemed this gift card.',
};

const refusalFor = (reason: string | null): PlatformError =>
  failedPrecondition(
    WORDS[reason ?? ''] ?? 'The gift card cannot pay this.',
    WORDS[reason ?? ''] ? (reason ?? '') : 'GIFT_CARD_REDEEM_ERROR',
  );

/** What is on record of an order that a checkout is about to become: it will have the same id. */
export async function reservedOrderId(
  context: SiteDb,
  { id, orderId: ended }: { id: string; orderId?: string | undefined },
): Promise<string | undefined> {
  const open = await redemptions.openOfCheckout(context, id);
  return open?.orderId === ended ? undefined : open?.orderId;
}

/** Records, asks, and records the answer; what the same order gives back first is given back. */
const deedFor =
  (context: Context, wanted: Wanted): PluginCommand =>
  async (ask) => {
    for (const row of await claimVoids(context, purchaseOf(wanted))) await settleVoid(context, row, ask);
    const row = await record(context, wanted);
    if (row?.state === 'ASKED') await settleTaking(context, row, ask);
  };

const rowsOf = async (context: Context, wanted: Wanted): Promise<StoredRedemption[]> =>
  ofCode(context, await redemptions.lockOf(context, purchaseOf(wanted)), wanted.code);

/** What is on record for this order becomes its own. */
async function take(context: Context, wanted: Wanted): Promise<{ id: string; appId: string } | undefined> {
  const { orderId, checkoutId } = wanted;
  const rows = (await rowsOf(context, wanted)).filter((row) => row.orderId === orderId);
  // Of a payment beside others, not of a purchase that is placed anew.
  if (checkoutId === undefined && rows.some(({ state }) => state === 'TAKEN'))
    throw alreadyExists('The order has redeemed this gift card.', 'ALREADY_REDEEMED', { orderId });
  const mine = rows.find((row) => isSame(row, wanted) && isThere(row));
  if (!mine) return undefined;
  await redemptions.updateOne(context, mine.id, { ...stampOf(context), state: 'TAKEN', nextAskDate: null });
  return { id: mine.id, appId: mine.appId };
}

/**
 * The money of a card that an app keeps, for this order. It is asked for while no transaction is open: the work that
 * wants it is undone, and finds it on record when it runs again.
 * @throws 404 for a code that no app has, 428 where the app does not give it or does not answer
 */
export async function redeemAppCard(
  context: Context,
  redemption: AppRedemption,
): Promise<{ id: string; appId: string }> {
  const { orderId, checkoutId } = redemption;
  const code = redemption.code.trim();
  const card = await findAppCard(context, code, { checkoutId });
  if (!card) throw notFound('The gift card was not found.', 'GIFT_CARD_NOT_FOUND');
  const wanted: Wanted = { ...redemption, code, card };
  const used = await take(context, wanted);
  if (used) return used;
  const key = JSON.stringify([checkoutId ?? orderId, code, redemption.amount]);
  const isDone = await context.plugins.carryOut(key, deedFor(context, wanted));
  const now = isDone ? await take(context, wanted) : undefined;
  if (now) return now;
  const last = (await rowsOf(context, wanted)).at(-1);
  throw last?.state === 'REFUSED' ? refusalFor(last.reason) : silent();
}
