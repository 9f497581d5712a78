import { endOfDay } from '#shared/moments.ts';
import { compareMoney, fitsCurrency, isZeroMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, failedPrecondition, invalidField, notFound } from '#platform/contract/errors.ts';
import { book } from './change.ts';
import type { GiftCard } from './gift-card.ts';
import { hasExpired } from './rules/gift-card.ts';
import { cardOfMovement, cards } from './tables.ts';

export const cardNotFound = (giftCardId: string) =>
  notFound('The gift card was not found.', 'GIFT_CARD_NOT_FOUND', { giftCardId });

/** Held until the call ends. @throws 404 */
export async function lockCard({ db, siteId }: Context, id: string): Promise<GiftCard> {
  const found = await cards.getForUpdate(db, siteId, id);
  if (!found) throw cardNotFound(id);
  return found;
}

/** Keeps its balance and its history; twice does nothing more. */
export const disableCard = async (context: Context, card: GiftCard, note?: string): Promise<GiftCard> =>
  card.isDisabled ? card : book(context, card, { kind: 'DISABLED', note }, { isDisabled: true });

export const enableCard = async (context: Context, card: GiftCard): Promise<GiftCard> =>
  card.isDisabled ? book(context, card, { kind: 'ENABLED' }, { isDisabled: false }) : card;

/**
 * Adds to a card by hand, or takes off it; asked again by the same `once`, it has been done.
 * @throws 400 for nothing and for what the currency has no coin of, 428 for more than is left, 409 for another card's
 */
export async function changeBalance(
  context: Context,
  card: GiftCard,
  { by, note, once }: { by: Decimal; note?: string | undefined; once?: string | undefined },
): Promise<GiftCard> {
  const done = once === undefined ? undefined : await cardOfMovement(context, once);
  if (done === card.id) return card;
  if (done !== undefined)
    throw alreadyExists('The key was used for another gift card.', 'KEY_USED', { once });
  if (isZeroMoney(by)) throw invalidField('by', 'VALIDATION', 'must add or take something');
  if (!fitsCurrency(by, card.currency))
    throw invalidField('by', 'DECIMAL_MAX_SCALE', 'has more decimals than the currency');
  const isTaken = compareMoney(by, '0') < 0;
  if (isTaken && compareMoney(by.slice(1), card.balance) > 0)
    throw failedPrecondition('There is not so much left on the gift card.', 'INSUFFICIENT_FUNDS');
  return book(context, card, {
    kind: isTaken ? 'TAKEN_OFF' : 'TOPPED_UP',
    amount: by,
    note,
    ...(once !== undefined && { id: once }),
  });
}

/** Another last day; none at all: never. @throws 400 for a past one */
export async function changeEnd(
  context: Context,
  card: GiftCard,
  goodUntil: string | undefined,
): Promise<GiftCard> {
  const now = context.clock.now();
  const expirationDate = goodUntil && endOfDay(goodUntil, context.site.timeZone).toISOString();
  if (hasExpired({ expirationDate }, now)) throw invalidField('goodUntil', 'VALIDATION', 'must not be past');
  return book(context, card, { kind: 'EXTENDED' }, { expirationDate, hasEnded: false });
}
