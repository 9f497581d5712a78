import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { CheckoutApi, Handler } from '#platform/contract/index.ts';
import type { Checkout } from './checkout.ts';
import { readCheckout, withLines } from './checkout-change.ts';
import { isAllowed } from './ownership.ts';
import { presentCheckout } from './present-checkout.ts';
import { checkoutUrlOf, shopCheckoutUrl } from './rules/checkout-url.ts';
import { findByCart } from './tables.ts';

/** Prices, stock and delivery are of now whether `refresh` is asked for or not: none of them is stored. */
export const getCheckout: Handler<CheckoutApi, 'getCheckout', Context> = async ({ id }, context) => ({
  checkout: await presentCheckout(context, await readCheckout(context, id)),
});

export const getCheckoutByCartId: Handler<CheckoutApi, 'getCheckoutByCartId', Context> = async (
  { id: cartId },
  context,
) => {
  const checkout = await findByCart(context, cartId);
  if (!checkout || !isAllowed(checkout, context.caller))
    throw notFound('The cart has no checkout.', 'CHECKOUT_NOT_FOUND', { cartId });
  return { checkout: await presentCheckout(context, await withLines(context, checkout)) };
};

/** The SDK hides the currency from its types; the API has it. */
const urlBy =
  (urlOf: (checkout: Checkout, publicUrl: string, currencyCode?: string) => string) =>
  async ({ id, currencyCode }: { id: string; currencyCode?: string }, context: Context) => ({
    checkoutUrl: urlOf(await readCheckout(context, id), context.site.publicUrl, currencyCode),
  });

export const getCheckoutUrl = urlBy(checkoutUrlOf);
export const getWixCheckoutUrl = urlBy(shopCheckoutUrl);
