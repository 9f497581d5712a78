import type { Context } from '../../../context.ts';
import { badRequest } from '../../../contract/errors.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { newCart, saveCart } from '../cart-change.ts';
import { withUpdate } from '../edit-cart.ts';
import { creatorOf } from '../ownership.ts';

/** A cart of its own; the caller's current cart stays what it is. */
export async function createCart(
  request: Request<CartApi, 'createCart'>,
  context: Context,
): Promise<Reply<CartApi, 'createCart'>> {
  const { lineItems = [], customLineItems = [] } = request;
  if (lineItems.length + customLineItems.length === 0)
    throw badRequest('A cart needs something in it.', 'CANT_CREATE_CART_WITHOUT_ITEMS');
  const empty = newCart(context, creatorOf(context.caller), context.ids.guid());
  return { cart: await saveCart(context, await withUpdate(context, empty, request), true) };
}
