import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { readCheckout } from '../checkout-change.ts';
import { presentCheckout } from '../present-checkout.ts';

/** Prices, stock and delivery are of now whether `refresh` is asked for or not: none of them is stored. */
export async function getCheckout(
  request: Request<CheckoutApi, 'getCheckout'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'getCheckout'>> {
  return { checkout: await presentCheckout(context, await readCheckout(context, request.id)) };
}
