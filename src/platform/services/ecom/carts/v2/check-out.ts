import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, invalidField, PlatformError } from '#platform/contract/errors.ts';
import type { CartV2Api, Handler, Request } from '#platform/contract/index.ts';
import { filledAddress } from '#shared/filled-address.ts';
import { isPositiveMoney } from '#shared/money.ts';
import { placeAndCharge, placeCheckout, shopCheckoutUrl, type ChannelType } from '../../checkouts/public.ts';
import { withFreshLines } from '../../line-items/public.ts';
import type { Cart } from '../cart.ts';
import { lockCart } from '../cart-change.ts';
import { isOwn } from '../ownership.ts';
import { carts } from '../tables.ts';
import { checkOut } from '../check-out.ts';
import { wholePrice } from './bill.ts';
import { alreadyOrdered } from './operations.ts';
import { asCartError } from './order-errors.ts';
import { isPriceToken, priceToken } from './price-token.ts';

/** Where the cart is paid: its checkout, made or brought up to date; a page of somebody else's gets the cart's id. */
export const getCheckoutUrl: Handler<CartV2Api, 'getCheckoutUrl', Context> = async (
  { cartId, currencyCode },
  context,
) => {
  const cart = await lockCart(context, cartId, { withCheckout: true, ordered: 'too' });
  if (cart.ordered) throw alreadyOrdered(cart);
  const { overrideCheckoutUrl } = cart;
  if (overrideCheckoutUrl)
    return { checkoutUrl: filledAddress(overrideCheckoutUrl, { checkout_id: cart.id }) };
  if (cart.lines.length === 0) throw badRequest('There is nothing in the cart.', 'EMPTY_CART');
  const id = await payableCheckout(context, cart);
  return { checkoutUrl: shopCheckoutUrl({ id }, context.site.publicUrl, currencyCode) };
};

const payableCheckout = (context: Context, cart: Cart): Promise<string> =>
  checkOut(context, { ...cart, isFollowed: true }, { channelType: channelOf(cart) });

/**
 * The checkout in which the caller's cart is paid, made or brought up to date; of a cart that was ordered or that has
 * nothing in it the one that it has.
 * @returns undefined where the id names no cart of the caller's
 */
export async function checkoutOfCart(context: Context, id: string): Promise<string | undefined> {
  const known = await carts.get(context.db, context.siteId, id);
  if (!known || !isOwn(known, context.caller)) return undefined;
  const cart = await lockCart(context, id, { withCheckout: true, ordered: 'too' });
  return cart.ordered || cart.lines.length === 0 ? cart.checkoutId : payableCheckout(context, cart);
}

const channelOf = ({ source }: Cart): ChannelType =>
  source?.channelType === undefined || source.channelType === 'UNSPECIFIED' ? 'WEB' : source.channelType;

type PlaceRequest = Request<CartV2Api, 'placeOrder'> & { paymentToken?: string; redirectUrls?: object };

async function checkPrices(context: Context, cart: Cart, token: string | null | undefined): Promise<void> {
  if (!token) return;
  if (!isPriceToken(token))
    throw badRequest('This is no token of a price.', 'INVALID_PRICE_VERIFICATION_TOKEN', { token });
  const now = await priceToken(cart, await wholePrice(context, cart));
  if (now !== token)
    throw failedPrecondition('The prices are others than were shown.', 'CART_PRICES_OUT_OF_SYNC');
}

/** The cart's checkout as the cart has it now. */
async function prepared(
  context: Context,
  request: PlaceRequest,
): Promise<{ cart: Cart; checkoutId: string }> {
  const locked = await lockCart(context, request.cartId, { withCheckout: true, ordered: 'too' });
  // The same try once more is answered as it was.
  if (locked.ordered && locked.checkoutId && request.paymentToken)
    return { cart: locked, checkoutId: locked.checkoutId };
  if (locked.ordered) throw alreadyOrdered(locked);
  if (locked.demo) throw badRequest('A demo cart is not ordered.', 'PLACE_ORDER_NOT_ALLOWED_FOR_DEMO_CART');
  const cart = await withFreshLines(context, locked);
  if (cart.lines.length === 0) throw badRequest('There is nothing in the cart.', 'EMPTY_CART');
  if (
    !cart.billing?.address &&
    !cart.contactInfo?.address &&
    isPositiveMoney((await wholePrice(context, cart)).totalBeforeGiftCard.amount)
  )
    throw invalidField(
      'cart.paymentInfo.billingAddress',
      'REQUIRED_FIELD',
      'is needed for an order with a price',
    );
  await checkPrices(context, cart, request.priceVerificationToken);
  const checkoutId = await checkOut(context, { ...cart, isFollowed: true }, { channelType: channelOf(cart) });
  return { cart, checkoutId };
}

/** What apps take is on record under the checkout: work that is undone and runs again has to find the same one. */
const beginCheckout = (context: Context, cartId: string): Promise<void> =>
  context.transaction(async (inner) => {
    const cart = await lockCart(inner, cartId, { withCheckout: true, ordered: 'too' });
    if (cart.ordered || cart.demo || cart.lines.length === 0 || !(cart.memberships ?? cart.giftCard)) return;
    await checkOut(inner, { ...cart, isFollowed: true }, { channelType: channelOf(cart) });
  });

/**
 * Orders what is in the cart. Where something is left to pay the order waits for it, under the id that comes back with it;
 * with a token of a payment it is charged here and now.
 */
export const placeOrder: Handler<CartV2Api, 'placeOrder', Context> = async (request, context) => {
  const {
    paymentToken,
    savePaymentMethod = false,
    delayCapture = false,
    redirectUrls,
  } = request as PlaceRequest;
  if (Object.values(redirectUrls ?? {}).some(Boolean))
    throw invalidField(
      'redirectUrls',
      'FIELD_NOT_ALLOWED',
      'is not there: the call answers how the payment went',
    );
  let cart: Cart | undefined;
  try {
    if (!paymentToken) {
      await beginCheckout(context, request.cartId);
      return await context.once(async (inner) => {
        const ready = await prepared(inner, request);
        cart = ready.cart;
        const { order, due } = await placeCheckout(inner, ready.checkoutId, {
          savePaymentMethod,
          delayCapture,
        });
        return {
          orderId: order.id,
          ...(isPositiveMoney(due) && { paymentGatewayOrderId: order.id }),
          completed: !isPositiveMoney(due),
        };
      });
    }
    const checkoutId = await context.transaction(async (inner) => {
      const ready = await prepared(inner, request);
      cart = ready.cart;
      return ready.checkoutId;
    });
    const charged = await placeAndCharge(
      { id: checkoutId, paymentToken, savePaymentMethod, delayCapture },
      context,
    );
    const { orderId = '', paymentGatewayOrderId } = charged;
    const { checkoutCompleted = false } = charged as { checkoutCompleted?: boolean };
    return { orderId, ...(paymentGatewayOrderId && { paymentGatewayOrderId }), completed: checkoutCompleted };
  } catch (error) {
    throw error instanceof PlatformError ? asCartError(error, cart) : error;
  }
};
