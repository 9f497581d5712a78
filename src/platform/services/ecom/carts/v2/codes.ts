import { isSameCode } from '#shared/coupons.ts';
import type { Context } from '#platform/context.ts';
import { alreadyExists, badRequest, invalidField, notFound } from '#platform/contract/errors.ts';
import { countGuess, takeBackGuess } from '#platform/identity/code-guesses.ts';
import { readCheckoutSettings } from '../../checkout-settings/public.ts';
import { checkGiftCard, normalCode } from '../../gift-vouchers/public.ts';
import { withFreshLines } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { withUpdate } from '../edit-cart.ts';
import { refusingCoupon, refusingGiftCard } from './code-rejections.ts';
import { couponIdOf, giftCardIdOf } from './code-ids.ts';
import type { GiftCardInput } from './api-cart.ts';

/** Settings keep shoppers from codes, not the shop itself. */
function checkLock({ caller }: Context, { settings }: Cart, which: 'lockCouponCode' | 'lockGiftCard'): void {
  if (caller.kind === 'api-key' || !settings?.[which]) return;
  throw which === 'lockCouponCode'
    ? badRequest('The coupon of this cart cannot be changed.', 'COUPON_LOCKED')
    : badRequest('The gift card of this cart cannot be changed.', 'GIFT_CARD_LOCKED');
}

/** @throws 409 COUPON_ALREADY_EXISTS, 400 MAX_COUPONS_PER_CART_EXCEEDED, COUPON_LOCKED, INVALID_COUPON_… */
export async function withCoupon(context: Context, cart: Cart, code: string | undefined): Promise<Cart> {
  if (!code?.trim()) throw invalidField('coupon.code', 'REQUIRED_FIELD', 'must not be empty');
  checkLock(context, cart, 'lockCouponCode');
  if (cart.couponCode && isSameCode(cart.couponCode, code))
    throw alreadyExists('The cart has this coupon.', 'COUPON_ALREADY_EXISTS', { couponCode: code });
  if (cart.couponCode)
    throw badRequest('The cart has a coupon; one is taken.', 'MAX_COUPONS_PER_CART_EXCEEDED');
  return refusingCoupon(withUpdate(context, cart, { couponCode: code }), code, context.site.currency);
}

/** @throws 404 COUPON_NOT_FOUND_IN_CART */
export async function withoutCoupon(context: Context, cart: Cart, couponId: string): Promise<Cart> {
  checkLock(context, cart, 'lockCouponCode');
  const { couponCode, ...rest } = cart;
  if (!couponCode || (await couponIdOf(cart.id, couponCode)) !== couponId)
    throw notFound('The cart has no such coupon.', 'COUPON_NOT_FOUND_IN_CART', { couponId });
  return withFreshLines(context, rest);
}

async function checkGiftCards(context: Context, cart: Cart, code: string): Promise<void> {
  checkLock(context, cart, 'lockGiftCard');
  if (cart.demo) throw badRequest('A demo cart is not paid.', 'GIFT_CARD_PAYMENT_NOT_SUPPORTED_ON_DEMO_CART');
  if (cart.giftCard && normalCode(cart.giftCard.code) === normalCode(code))
    throw alreadyExists('The cart has this gift card.', 'GIFT_CARD_ALREADY_EXISTS', { giftCardCode: code });
  if (cart.giftCard)
    throw badRequest('The cart has a gift card; one is taken.', 'MAX_GIFT_CARDS_PER_CART_EXCEEDED');
  if (context.caller.kind === 'api-key') return;
  if ((await readCheckoutSettings(context)).checkoutFields?.giftCardRedeemEnabled === false)
    throw badRequest('This shop takes no gift cards at its checkout.', 'GIFT_CARD_REDEEM_DISABLED');
}

/** @throws 409 GIFT_CARD_ALREADY_EXISTS, 400 MAX_GIFT_CARDS_PER_CART_EXCEEDED, GIFT_CARD_LOCKED, INVALID_GIFT_CARD_… */
export async function withGiftCard(
  context: Context,
  cart: Cart,
  { code: typed, redeemAmount }: GiftCardInput,
): Promise<Cart> {
  const code = typed?.trim();
  if (!code) throw invalidField('giftCard.code', 'REQUIRED_FIELD', 'must not be empty');
  await checkGiftCards(context, cart, code);
  await countGuess(context, 'giftCard');
  const { currency } = context.site;
  const { appId } = await refusingGiftCard(checkGiftCard(context, code, { currency, asks: true }), code);
  await takeBackGuess(context, 'giftCard');
  const amount = redeemAmount?.amount;
  return withFreshLines(context, { ...cart, giftCard: { code, appId, ...(amount && { amount }) } });
}

/** @throws 404 GIFT_CARD_NOT_FOUND_IN_CART */
export async function withoutGiftCard(context: Context, cart: Cart, giftCardId: string): Promise<Cart> {
  checkLock(context, cart, 'lockGiftCard');
  const { giftCard } = cart;
  if (!giftCard || (await giftCardIdOf(cart.id, giftCard.code)) !== giftCardId)
    throw notFound('The cart has no such gift card.', 'GIFT_CARD_NOT_FOUND_IN_CART', { giftCardId });
  return withFreshLines(context, { ...cart, giftCard: null });
}
