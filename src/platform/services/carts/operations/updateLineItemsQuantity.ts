import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { changeQuantities, refreshLines } from '../../line-items/public.ts';
import { lockCart, saveCart } from '../cart-change.ts';

export async function updateLineItemsQuantity(
  request: Request<CartApi, 'updateLineItemsQuantity'>,
  context: Context,
): Promise<Reply<CartApi, 'updateLineItemsQuantity'>> {
  const cart = await lockCart(context, request.id);
  const lines = changeQuantities(await refreshLines(context, cart.lines), request.lineItems);
  return { cart: await saveCart(context, { ...cart, lines }) };
}
