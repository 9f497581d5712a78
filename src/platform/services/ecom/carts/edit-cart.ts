import { isSameCode } from '#shared/coupons.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, permissionDenied } from '#platform/contract/errors.ts';
import { requirePage } from '#platform/identity/callbacks.ts';
import { countGuess, takeBackGuess } from '#platform/identity/code-guesses.ts';
import { writtenCode } from '../../marketing/coupons/public.ts';
import { withAdded, withFreshLines } from '../line-items/public.ts';
import type { Cart } from './cart.ts';
import { cartCouponRejection } from './price-cart.ts';
import { writableOf, type CartUpdate } from './rules/cart-info.ts';

/** The cart after an update: its fields, another coupon, more in it. */
export async function withUpdate(context: Context, cart: Cart, update: CartUpdate): Promise<Cart> {
  const { couponCode, cartInfo = {}, lineItems = [], customLineItems = [] } = update;
  if (cartInfo.buyerInfo?.contactId && context.caller.kind !== 'api-key')
    throw permissionDenied('Only an administrator names the contact of a cart.');
  if (cartInfo.buyerInfo?.contactId && cart.buyer.memberId !== undefined) {
    throw badRequest(
      "A member's contact is the member's own.",
      'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER',
    );
  }
  if (cartInfo.overrideCheckoutUrl !== cart.overrideCheckoutUrl)
    await requirePage(context, 'cartInfo.overrideCheckoutUrl', cartInfo.overrideCheckoutUrl);
  const written: Cart = { ...cart, ...writableOf(cart, cartInfo) };
  const filled =
    lineItems.length + customLineItems.length > 0
      ? await withAdded(context, written, { lineItems, customLineItems })
      : written;
  return couponCode?.trim() ? withCoupon(context, filled, couponCode) : filled;
}

/** Nothing was written yet but how often they tried: that stays. */
async function goodCoupon(context: Context, cart: Cart): Promise<Cart> {
  const rejection = await cartCouponRejection(context, cart);
  if (rejection) throw rejection.keepingChanges();
  return cart;
}

/** One coupon at a time: the new one takes the place of the old. */
async function withCoupon(context: Context, cart: Cart, typed: string): Promise<Cart> {
  const isKnown = cart.couponCode !== undefined && isSameCode(cart.couponCode, typed);
  if (!isKnown) await countGuess(context, 'coupon');
  const next = { ...(await withFreshLines(context, cart)), couponCode: await writtenCode(context, typed) };
  if (isKnown) return goodCoupon(context, next);
  await goodCoupon(context, next);
  await takeBackGuess(context, 'coupon');
  return next;
}

/** @throws 400 CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION */
export function withLocation(cart: Cart, businessLocationId: string | null | undefined): Cart {
  if (!businessLocationId) return cart;
  if (cart.businessLocationId && cart.businessLocationId !== businessLocationId) {
    throw badRequest(
      'The cart belongs to another business location.',
      'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION',
      { businessLocationId: cart.businessLocationId },
    );
  }
  return { ...cart, businessLocationId };
}
