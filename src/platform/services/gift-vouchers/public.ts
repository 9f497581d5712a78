/** What other services may use of gift cards, in the current transaction of the database. */
export { GIFT_CARD_APP_ID, type GiftCard } from './gift-card.ts';
export { checkGiftCard, redeemGiftCard, voidGiftCard } from './gift-cards.ts';
export { obfuscate } from './rules/gift-card.ts';
export { insertGiftCard } from './tables.ts';
