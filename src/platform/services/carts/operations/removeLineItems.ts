import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { refreshLines, removeLines } from '../../line-items/public.ts';
import { lockCart, saveCart } from '../cart-change.ts';

export async function removeLineItems(
  request: Request<CartApi, 'removeLineItems'>,
  context: Context,
): Promise<Reply<CartApi, 'removeLineItems'>> {
  const cart = await lockCart(context, request.id);
  const lines = await refreshLines(context, removeLines(cart.lines, request.lineItemIds));
  return { cart: await saveCart(context, { ...cart, lines }) };
}
