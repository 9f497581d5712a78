import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCart, saveCart } from '../cart-change.ts';
import { requireSomething, withAdded, withLocation } from '../edit-cart.ts';

export async function addToCart(
  request: Request<CartApi, 'addToCart'>,
  context: Context,
): Promise<Reply<CartApi, 'addToCart'>> {
  requireSomething(request);
  const cart = withLocation(await lockCart(context, request.id), request.businessLocationId);
  return { cart: await saveCart(context, await withAdded(context, cart, request)) };
}
