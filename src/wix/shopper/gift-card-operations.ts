import {
  GIFT_CARD_APP_ID,
  GIFT_CARD_ITEM_ID,
  type GiftCardRules,
  type GiftCardWish,
} from '../../shared/gift-cards.ts';
import { addToCart, type Cart } from './cart-operations.ts';
import { hostedCall } from './hosted-call.ts';

export type GiftCardOffer = GiftCardRules & { currency: string; today: string; daysAhead: number };

export interface AskedGiftCard {
  obfuscatedCode: string;
  balance: { value: string; currency: string };
  status: 'VALID' | 'EXPIRED' | 'DISABLED';
  expirationDate?: string;
  /** An app of the shop keeps it, and knows until when it is good. */
  isElsewhere?: true;
}

/** What the shop sells of cards now. */
export const readGiftCardOffer = async (): Promise<GiftCardOffer> =>
  (await hostedCall<{ offer: GiftCardOffer }>('POST', '/hosted/gift-cards/offer', {})).offer;

/** Null where nobody has such a code. Failures are a CallError; 429: too many tries. */
export const askGiftCard = async (code: string): Promise<AskedGiftCard | null> =>
  (await hostedCall<{ giftCard: AskedGiftCard | null }>('POST', '/hosted/gift-cards/balance', { code }))
    .giftCard;

export const addGiftCard = (wish: GiftCardWish): Promise<Cart> =>
  addToCart([
    {
      catalogReference: { appId: GIFT_CARD_APP_ID, catalogItemId: GIFT_CARD_ITEM_ID, options: { ...wish } },
      quantity: 1,
    },
  ]);
