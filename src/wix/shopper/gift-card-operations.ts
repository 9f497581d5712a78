import type { ExtensionResponse } from '../../shared/extensions/define.ts';
import type { shopperGiftCardExtensions } from '../../shared/extensions/gift-cards.ts';
import { GIFT_CARD_APP_ID, GIFT_CARD_ITEM_ID, type GiftCardWish } from '../../shared/gift-cards.ts';
import { addToCart, type Cart } from './cart-operations.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

type Operations = typeof shopperGiftCardExtensions;

const call = shopperExtensionClient<Operations>();

export type GiftCardOffer = ExtensionResponse<Operations['getGiftCardOffer']>['offer'];

export type GiftCardBalance = NonNullable<ExtensionResponse<Operations['checkGiftCardBalance']>['giftCard']>;

/** What the shop sells of cards now. */
export const readGiftCardOffer = async (): Promise<GiftCardOffer> =>
  (await call('getGiftCardOffer', {})).offer;

/** Null where nobody has such a code. Failures are a CallError; 429: too many tries. */
export const fetchGiftCardBalance = async (code: string): Promise<GiftCardBalance | null> =>
  (await call('checkGiftCardBalance', { code })).giftCard;

export const addGiftCard = (wish: GiftCardWish): Promise<Cart> =>
  addToCart([
    {
      catalogReference: { appId: GIFT_CARD_APP_ID, catalogItemId: GIFT_CARD_ITEM_ID, options: { ...wish } },
      quantity: 1,
    },
  ]);
