import type { GiftCardState } from '#shared/gift-cards.ts';
import { compareMoney, isPositiveMoney, type Decimal } from '#shared/money.ts';
import type { GiftCard, GiftCardStatus } from '../gift-card.ts';

export const hasExpired = ({ expirationDate }: Pick<GiftCard, 'expirationDate'>, now: Date): boolean =>
  expirationDate !== undefined && new Date(expirationDate) <= now;

export function statusOf(card: Pick<GiftCard, 'isDisabled' | 'expirationDate'>, now: Date): GiftCardStatus {
  if (card.isDisabled) return 'DISABLED';
  return hasExpired(card, now) ? 'EXPIRED' : 'VALID';
}

type GiftCardStatusFacts = Pick<
  GiftCard,
  'isDisabled' | 'expirationDate' | 'balance' | 'loaded' | 'sendDate' | 'sentDate' | 'failure'
>;

/** How a card stands for people. */
export function stateOf(card: GiftCardStatusFacts, now: Date): GiftCardState {
  const status = statusOf(card, now);
  if (status !== 'VALID') return status;
  if (!isPositiveMoney(card.balance)) return 'USED_UP';
  if (card.failure !== undefined) return 'UNDELIVERED';
  if (card.sendDate !== undefined && card.sentDate === undefined) return 'PLANNED';
  return compareMoney(card.balance, card.loaded) < 0 ? 'IN_USE' : 'UNUSED';
}

/** `****-****-****-1234`: enough for its owner to tell it from another. */
export const obfuscate = (code: string): string => `****-****-****-${code.slice(-4)}`;

export type GiftCardRejection =
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'INSUFFICIENT_FUNDS';

/** Why the card cannot pay this. */
export function giftCardRejection(
  card: GiftCard,
  { value, currency }: { value: Decimal; currency: string },
  now: Date,
): GiftCardRejection | undefined {
  const status = statusOf(card, now);
  if (status !== 'VALID') return `GIFT_CARD_${status}`;
  if (card.currency !== currency) return 'CURRENCY_NOT_SUPPORTED';
  return compareMoney(value, card.balance) > 0 || !isPositiveMoney(card.balance)
    ? 'INSUFFICIENT_FUNDS'
    : undefined;
}
