import type { Context } from '#platform/context.ts';
import type { CartV2Api, Handler } from '#platform/contract/index.ts';
import { completeByToken, completeFor } from '../../checkouts/public.ts';
import { endCart, lockCart } from '../cart-change.ts';
import { priceCart } from '../price-cart.ts';
import { writeCart } from './write-cart.ts';

/** What was ordered in another system; its checkout is over with it. The same again changes nothing. */
export const markCartAsCompleted: Handler<CartV2Api, 'markCartAsCompleted', Context> = async (
  { cartId, orderId },
  context,
) => {
  const cart = await lockCart(context, cartId, { withCheckout: true, ordered: 'too' });
  const ended = cart.ordered ? cart : await endCart(context, cart, orderId ?? undefined);
  if (!cart.ordered && cart.checkoutId) await completeFor(context, cart.checkoutId, orderId ?? undefined);
  return { cart: await writeCart(context, ended, await priceCart(context, ended)) };
};

/** Where somebody comes back to who paid in another system: the token speaks for the caller and names the checkout. */
export const handleAsyncCheckoutCompletion = completeByToken;
