import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCart, saveCart } from '../cart-change.ts';
import { withUpdate } from '../edit-cart.ts';

export async function updateCart(
  request: Request<CartApi, 'updateCart'>,
  context: Context,
): Promise<Reply<CartApi, 'updateCart'>> {
  const cart = await lockCart(context, request.cartInfo.id);
  return { cart: await saveCart(context, await withUpdate(context, cart, request)) };
}
