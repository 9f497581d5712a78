import type { Context } from '../../../context.ts';
import { notFound } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { withFreshLines } from '../checkout-change.ts';
import { isAllowed } from '../ownership.ts';
import { presentCheckout } from '../present-checkout.ts';
import { findByCart } from '../tables.ts';

export async function getCheckoutByCartId(
  request: Request<CheckoutApi, 'getCheckoutByCartId'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'getCheckoutByCartId'>> {
  const checkout = await findByCart(context, request.id);
  if (!checkout || !isAllowed(checkout, context.caller)) {
    throw notFound('The cart has no checkout.', 'CHECKOUT_NOT_FOUND', { cartId: request.id });
  }
  return { checkout: await presentCheckout(context, await withFreshLines(context, checkout)) };
}
