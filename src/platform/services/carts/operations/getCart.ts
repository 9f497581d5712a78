import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { readCart } from '../cart-change.ts';
import { presentCart } from '../present-cart.ts';

export async function getCart(
  request: Request<CartApi, 'getCart'>,
  context: Context,
): Promise<Reply<CartApi, 'getCart'>> {
  return { cart: await presentCart(context, await readCart(context, request.id)) };
}
