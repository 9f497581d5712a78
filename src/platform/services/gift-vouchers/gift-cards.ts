import { isPositiveMoney, type Decimal } from '../../../shared/money.ts';
import type { Context } from '../../context.ts';
import {
  alreadyExists,
  failedPrecondition,
  invalidField,
  notFound,
  type PlatformError,
} from '../../contract/errors.ts';
import type { GiftCard } from './gift-card.ts';
import { type GiftCardRefusal, refusalOf, statusOf } from './rules/gift-card.ts';
import {
  cardByCode,
  changeBalance,
  insertTransaction,
  lockCard,
  lockCardByCode,
  lockTransaction,
  markVoided,
  transactionOfOrder,
} from './tables.ts';

const WORDS: Readonly<Record<GiftCardRefusal, string>> = {
  GIFT_CARD_DISABLED: 'The gift card is disabled.',
  GIFT_CARD_EXPIRED: 'The gift card has expired.',
  CURRENCY_NOT_SUPPORTED: 'The gift card is in another currency.',
  INSUFFICIENT_FUNDS: 'There is not enough left on the gift card.',
};

const refused = (code: GiftCardRefusal): PlatformError => failedPrecondition(WORDS[code], code);

const unknownCard = (): PlatformError => notFound('The gift card was not found.', 'GIFT_CARD_NOT_FOUND');

/** @throws 404 GIFT_CARD_NOT_FOUND */
export async function findGiftCard(context: Pick<Context, 'db' | 'siteId'>, code: string): Promise<GiftCard> {
  const card = await cardByCode(context, code);
  if (!card) throw unknownCard();
  return card;
}

/** The card as a checkout may use it. @throws GIFT_CARD_NOT_FOUND, …_DISABLED, …_EXPIRED, …_IS_EMPTY, CURRENCY_NOT_SUPPORTED */
export async function checkGiftCard(
  context: Pick<Context, 'db' | 'siteId' | 'clock'>,
  code: string,
  currency: string,
): Promise<GiftCard> {
  const card = await findGiftCard(context, code);
  const refusal = refusalOf(card, { value: '0', currency }, context.clock.now());
  if (refusal === 'INSUFFICIENT_FUNDS')
    throw failedPrecondition('The gift card is empty.', 'GIFT_CARD_IS_EMPTY');
  if (refusal) throw refused(refusal);
  return card;
}

export interface Redemption {
  code: string;
  amount: { value: Decimal; currency: string };
  /** An order redeems a card once. */
  orderId?: string | undefined;
}

/** Takes the amount off the card. @returns the id by which it is given back */
export async function redeemGiftCard(
  context: Context,
  { code, amount, orderId }: Redemption,
): Promise<string> {
  const { ids, clock } = context;
  if (!isPositiveMoney(amount.value)) {
    throw invalidField('amount.value', 'DECIMAL_GT', 'must be more than 0', { threshold: 0 });
  }
  const card = await lockCardByCode(context, code);
  if (!card) throw unknownCard();
  if (orderId && (await transactionOfOrder(context, card.id, orderId))) {
    throw alreadyExists('The order has redeemed this gift card.', 'ALREADY_REDEEMED', { orderId });
  }
  const now = clock.now();
  const refusal = refusalOf(card, amount, now);
  if (refusal) throw refused(refusal);
  const id = ids.guid();
  await changeBalance(context, card.id, `-${amount.value}`);
  await insertTransaction(context, {
    id,
    giftCardId: card.id,
    orderId,
    amount: amount.value,
    now: now.toISOString(),
  });
  return id;
}

/**
 * Puts a redeemed amount back, once, whatever became of the card meanwhile: the order it paid for came to nothing, or
 * was refunded.
 */
export async function voidGiftCard(context: Context, transactionId: string): Promise<void> {
  const transaction = await lockTransaction(context, transactionId);
  if (!transaction || transaction.isVoided) return;
  await changeBalance(context, transaction.giftCardId, transaction.amount);
  await markVoided(context, transactionId);
}

/**
 * The same as a provider answers it: not twice, and not on a card that can no longer be used.
 * @throws 404 TRANSACTION_NOT_FOUND, 428 ALREADY_VOIDED, GIFT_CARD_DISABLED, GIFT_CARD_EXPIRED
 */
export async function voidUsable(context: Context, transactionId: string): Promise<void> {
  const transaction = await lockTransaction(context, transactionId);
  if (!transaction) {
    throw notFound('The transaction was not found.', 'TRANSACTION_NOT_FOUND', { transactionId });
  }
  if (transaction.isVoided) {
    throw failedPrecondition('The amount was given back already.', 'ALREADY_VOIDED', { transactionId });
  }
  const card = await lockCard(context, transaction.giftCardId);
  if (!card) throw unknownCard();
  const status = statusOf(card, context.clock.now());
  if (status !== 'VALID') throw refused(`GIFT_CARD_${status}`);
  await voidGiftCard(context, transactionId);
}
