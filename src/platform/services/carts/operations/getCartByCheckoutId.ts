import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { cartIdOfCheckout } from '../../checkouts/public.ts';
import { readCart } from '../cart-change.ts';
import { presentCart } from '../present-cart.ts';

export async function getCartByCheckoutId(
  request: Request<CartApi, 'getCartByCheckoutId'>,
  context: Context,
): Promise<Reply<CartApi, 'getCartByCheckoutId'>> {
  const cartId = await cartIdOfCheckout(context, request.id);
  if (cartId === undefined) {
    throw notFound('No cart led to this checkout.', 'CART_NOT_FOUND', { checkoutId: request.id });
  }
  return { cart: await presentCart(context, await readCart(context, cartId)) };
}
