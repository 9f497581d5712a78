import type { GiftCardState, MovementKind, GiftCardView } from '#shared/gift-cards.ts';
import type { Decimal } from '#shared/money.ts';

export { GIFT_CARD_APP_ID } from '#shared/gift-cards.ts';

/** Money somebody paid for in advance, as it is kept. Its history adds up to its balance. */
export interface GiftCard extends Omit<GiftCardView, 'expirationDate'> {
  /** Letters and digits, written in any case and with or without dashes. */
  code: string;
  /** ISO 8601; absent: never. */
  expirationDate?: string | undefined;
  isDisabled: boolean;
  /** It has ended, and that stands in its history. */
  hasEnded?: boolean;
  /** Where in its history it was sent last: of an earlier mail that did not arrive nobody hears any more. */
  sentPlace?: number;
  /** In the provider's own books. */
  externalId?: string | undefined;
  /** Which line of the order it was bought by. */
  lineItemId?: string;
  /** How many movements its history has. */
  movements: number;
}

export type GiftCardStatus = 'VALID' | 'EXPIRED' | 'DISABLED';

export interface Movement {
  id: string;
  cardId: string;
  /** Its place in the card's history, from 1. */
  place: number;
  kind: MovementKind;
  amount: Decimal;
  balance: Decimal;
  date: string;
  orderId?: string | undefined;
  /** The redemption that this gives back. */
  reverses?: string | undefined;
  by?: string | undefined;
  note?: string | undefined;
}

export type { GiftCardState };
