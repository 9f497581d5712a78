import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCurrentCart, saveCart } from '../../carts/public.ts';
import { refreshLines, removeLines } from '../../line-items/public.ts';

export async function removeLineItemsFromCurrentCart(
  request: Request<CurrentCartApi, 'removeLineItemsFromCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'removeLineItemsFromCurrentCart'>> {
  const cart = await lockCurrentCart(context);
  const lines = await refreshLines(context, removeLines(cart.lines, request.lineItemIds));
  return { cart: await saveCart(context, { ...cart, lines }) };
}
