import { compareMoney, isPositiveMoney, type Decimal } from '../../../../shared/money.ts';
import type { GiftCard, GiftCardStatus } from '../gift-card.ts';

export function statusOf({ isDisabled, expirationDate }: GiftCard, now: Date): GiftCardStatus {
  if (isDisabled) return 'DISABLED';
  return expirationDate && new Date(expirationDate) <= now ? 'EXPIRED' : 'VALID';
}

/** `****-****-****-1234`: enough for its owner to tell it from another. */
export const obfuscate = (code: string): string => `****-****-****-${code.slice(-4)}`;

export type GiftCardRefusal =
  | 'GIFT_CARD_DISABLED'
  | 'GIFT_CARD_EXPIRED'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'INSUFFICIENT_FUNDS';

/** Why the card cannot pay this. */
export function refusalOf(
  card: GiftCard,
  { value, currency }: { value: Decimal; currency: string },
  now: Date,
): GiftCardRefusal | undefined {
  const status = statusOf(card, now);
  if (status !== 'VALID') return `GIFT_CARD_${status}`;
  if (card.currency !== currency) return 'CURRENCY_NOT_SUPPORTED';
  return compareMoney(value, card.balance) > 0 || !isPositiveMoney(card.balance)
    ? 'INSUFFICIENT_FUNDS'
    : undefined;
}
