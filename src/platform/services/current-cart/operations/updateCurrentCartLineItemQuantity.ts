import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCurrentCart, saveCart } from '../../carts/public.ts';
import { changeQuantities, refreshLines } from '../../line-items/public.ts';

export async function updateCurrentCartLineItemQuantity(
  request: Request<CurrentCartApi, 'updateCurrentCartLineItemQuantity'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'updateCurrentCartLineItemQuantity'>> {
  const cart = await lockCurrentCart(context);
  const lines = changeQuantities(await refreshLines(context, cart.lines), request.lineItems ?? []);
  return { cart: await saveCart(context, { ...cart, lines }) };
}
