/** What other services may ask of gift cards that apps of the shop keep. */
export { findAppCard, findUsableAppCard } from './balance.ts';
export { giveBackToApp, voidAtApp } from './give-back.ts';
export { redeemAppCard, reservedOrderId } from './redeem.ts';
