import type { Context } from '#platform/context.ts';
import { findCart, isOwnCart, type Cart } from '../carts/public.ts';
import { findCheckout, isOwn, type Checkout } from '../checkouts/public.ts';
import type { Abandoned } from './abandoned.ts';

/** What was left: a checkout, or a member's cart that never went to one. */
export type Source =
  | { checkout: Checkout; cart?: undefined; own: boolean }
  | { cart: Cart; checkout?: undefined; own: boolean };

export async function sourceOf(
  context: Context,
  { checkoutId, cartId }: Pick<Abandoned, 'checkoutId' | 'cartId'>,
): Promise<Source | undefined> {
  const cart = !checkoutId && cartId ? await findCart(context, cartId) : undefined;
  // Meanwhile it went to the checkout.
  const at = checkoutId ?? cart?.checkoutId;
  const checkout = at ? await findCheckout(context, at) : undefined;
  if (checkout) return { checkout, own: isOwn(checkout, context) };
  return cart && { cart, own: isOwnCart(cart, context) };
}

/** The cart, or what the checkout was made of. */
export const cartSummary = (source: Source): Cart | Checkout => source.cart ?? source.checkout;
