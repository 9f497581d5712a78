import type { Decimal } from '../../../shared/money.ts';

/** Money somebody paid for in advance. */
export interface GiftCard {
  id: string;
  /** Letters and digits, written in any case and with or without dashes. */
  code: string;
  balance: Decimal;
  currency: string;
  /** ISO 8601; absent: never. */
  expirationDate: string | undefined;
  isDisabled: boolean;
  /** In the provider's own books. */
  externalId: string | undefined;
}

export type GiftCardStatus = 'VALID' | 'EXPIRED' | 'DISABLED';

/** The shop itself provides its gift cards. */
export const GIFT_CARD_APP_ID = '7a1f8b52-9a6e-4c0e-8a0d-5d1b8f3c6e21';
