/** What other services may use of gift cards, in the current transaction of the database. */
export { begin } from './change.ts';
export { GIFT_CARD_APP_ID, type GiftCard, type Movement } from './gift-card.ts';
export {
  checkGiftCard,
  redeemGiftCard,
  refundGiftCard,
  voidGiftCard,
  type UsableCard,
} from './gift-cards.ts';
export { reservedOrderId } from '../app-gift-cards/public.ts';
export { codeFrom, normalCode } from './rules/code.ts';
export { obfuscate, stateOf } from './rules/gift-card.ts';
export { insertGiftCard, seedGiftCards } from './seed-cards.ts';
export { isGiftCard, type WishedCard, wishedCards } from './wish.ts';
export { readRules as readGiftCardRules } from './settings.ts';
