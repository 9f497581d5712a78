import { DAYS_AFTER_REFUND } from '#shared/gift-cards.ts';
import { fitsCurrency, isPositiveMoney, type Decimal } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import {
  alreadyExists,
  failedPrecondition,
  invalidField,
  notFound,
  type PlatformError,
} from '#platform/contract/errors.ts';
import { findUsableAppCard, giveBackToApp, redeemAppCard, voidAtApp } from '../app-gift-cards/public.ts';
import { GIFT_CARD_APP_ID, type GiftCard } from './gift-card.ts';
import { book } from './change.ts';
import { type GiftCardRejection, hasExpired, giftCardRejection, statusOf } from './rules/gift-card.ts';
import { cardByCode, cards, lockCardByCode, redemption, redemptionOf, type Redeemed } from './tables.ts';

const WORDS: Readonly<Record<GiftCardRejection, string>> = {
  GIFT_CARD_DISABLED: 'The gift card is disabled.',
  GIFT_CARD_EXPIRED: 'The gift card has expired.',
  CURRENCY_NOT_SUPPORTED: 'The gift card is in another currency.',
  INSUFFICIENT_FUNDS: 'There is not enough left on the gift card.',
};

const refused = (code: GiftCardRejection): PlatformError => failedPrecondition(WORDS[code], code);

export const unknownCard = (): PlatformError =>
  notFound('The gift card was not found.', 'GIFT_CARD_NOT_FOUND');

/** As a checkout knows one, whoever keeps it. */
export interface UsableCard extends Pick<GiftCard, 'code' | 'balance' | 'currency'> {
  appId: string;
}

/**
 * The card as a checkout may use it, of the shop's own or, where somebody shops, of an app that keeps some.
 * @throws GIFT_CARD_NOT_FOUND, …_DISABLED, …_EXPIRED, …_IS_EMPTY, …_PROVIDER_UNAVAILABLE, CURRENCY_NOT_SUPPORTED
 */
export async function checkGiftCard(
  context: Context,
  code: string,
  { currency, asks, checkoutId }: { currency: string; asks: boolean; checkoutId?: string | undefined },
): Promise<UsableCard> {
  const card = await cardByCode(context, code);
  if (!card) {
    const elsewhere = asks ? await findUsableAppCard(context, code, { checkoutId }) : undefined;
    if (!elsewhere) throw unknownCard();
    return elsewhere;
  }
  const rejection = giftCardRejection(card, { value: '0', currency }, context.clock.now());
  if (rejection === 'INSUFFICIENT_FUNDS')
    throw failedPrecondition('The gift card is empty.', 'GIFT_CARD_IS_EMPTY');
  if (rejection) throw refused(rejection);
  return { ...card, appId: GIFT_CARD_APP_ID };
}

export interface Redemption {
  code: string;
  amount: { value: Decimal; currency: string };
  /** An order redeems a card once. */
  orderId?: string | undefined;
  /** Of which the order is being placed; and to which it led before, where that came to nothing. */
  checkoutId?: string | undefined;
  endedOrderId?: string | undefined;
}

/** By which it is given back, and who keeps the card. */
export interface RedeemedCard {
  id: string;
  appId: string;
}

/** Takes the amount off the card. */
export async function redeemGiftCard(
  context: Context,
  { code, amount, orderId, checkoutId, endedOrderId }: Redemption,
): Promise<RedeemedCard> {
  const { ids, clock } = context;
  const { value, currency } = amount;
  if (!isPositiveMoney(value)) {
    throw invalidField('amount.value', 'DECIMAL_GT', 'must be more than 0', { threshold: 0 });
  }
  if (!fitsCurrency(value, currency)) {
    throw invalidField('amount.value', 'DECIMAL_MAX_SCALE', 'has more decimals than the currency');
  }
  const card = await lockCardByCode(context, code);
  if (!card) {
    if (!orderId) throw unknownCard();
    return redeemAppCard(context, { code, amount, orderId, checkoutId, endedOrderId });
  }
  if (orderId && (await redemptionOf(context, card.id, orderId))) {
    throw alreadyExists('The order has redeemed this gift card.', 'ALREADY_REDEEMED', { orderId });
  }
  const now = clock.now();
  const rejection = giftCardRejection(card, amount, now);
  if (rejection) throw refused(rejection);
  const id = ids.guid();
  await book(
    context,
    card,
    { id, kind: 'REDEEMED', amount: `-${value}`, orderId },
    { lastUsedDate: now.toISOString() },
  );
  return { id, appId: GIFT_CARD_APP_ID };
}

interface LockedRedemption {
  card: GiftCard;
  taken: Redeemed;
}

/** The redemption with its card, which is held: only then it is certain that nobody gave it back. */
async function holdRedemption(
  context: Context,
  transactionId: string,
): Promise<LockedRedemption | undefined> {
  const { db, siteId } = context;
  const found = await redemption(context, transactionId);
  const card = found && (await cards.getForUpdate(db, siteId, found.cardId));
  const used = card && (await redemption(context, transactionId));
  return card && used && { card, taken: used };
}

const giveBack = (
  context: Context,
  { card, taken }: LockedRedemption,
  transactionId: string,
): Promise<GiftCard> =>
  book(context, card, {
    kind: 'VOIDED',
    amount: taken.amount,
    orderId: taken.orderId,
    reverses: transactionId,
  });

/** Puts a redeemed amount back, once, whatever became of the card meanwhile: the order it paid for came to nothing. */
export async function voidGiftCard(context: Context, transactionId: string): Promise<void> {
  const locked = await holdRedemption(context, transactionId);
  if (!locked) await giveBackToApp(context, transactionId);
  else if (!locked.taken.isVoided) await giveBack(context, locked, transactionId);
}

const DAY = 86_400_000;

/**
 * Puts back what paid for an order that is refunded. Nobody's money is lost by the time that passed: a card that has
 * ended, or would soon, is good again for a while, with all that is on it. One that is disabled stays so.
 */
export async function refundGiftCard(context: Context, transactionId: string): Promise<void> {
  const locked = await holdRedemption(context, transactionId);
  if (!locked) await giveBackToApp(context, transactionId);
  if (!locked || locked.taken.isVoided) return;
  const { card, taken } = locked;
  const now = context.clock.now();
  const soonest = new Date(now.getTime() + DAYS_AFTER_REFUND * DAY);
  const isExtended = hasExpired(card, soonest);
  const input = await book(context, card, {
    kind: 'REFUNDED',
    amount: taken.amount,
    orderId: taken.orderId,
    reverses: transactionId,
  });
  if (isExtended)
    await book(
      context,
      input,
      { kind: 'EXTENDED' },
      { expirationDate: soonest.toISOString(), hasEnded: false },
    );
}

/**
 * The same as a provider answers it: not twice, and not on a card that can no longer be used.
 * @throws 404 TRANSACTION_NOT_FOUND, 428 ALREADY_VOIDED, GIFT_CARD_DISABLED, GIFT_CARD_EXPIRED
 */
export async function voidUsable(context: Context, transactionId: string): Promise<void> {
  const locked = await holdRedemption(context, transactionId);
  if (!locked) {
    if (await voidAtApp(context, transactionId)) return;
    throw notFound('The transaction was not found.', 'TRANSACTION_NOT_FOUND', { transactionId });
  }
  if (locked.taken.isVoided) {
    throw failedPrecondition('The amount was given back already.', 'ALREADY_VOIDED', { transactionId });
  }
  const status = statusOf(locked.card, context.clock.now());
  if (status !== 'VALID') throw refused(`GIFT_CARD_${status}`);
  await giveBack(context, locked, transactionId);
}
