import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { refreshLines } from '../../line-items/public.ts';
import { lockCart, saveCart } from '../cart-change.ts';
import { withoutCoupon } from '../edit-cart.ts';

export async function removeCoupon(
  request: Request<CartApi, 'removeCoupon'>,
  context: Context,
): Promise<Reply<CartApi, 'removeCoupon'>> {
  const cart = await lockCart(context, request.id);
  const lines = await refreshLines(context, cart.lines);
  return { cart: await saveCart(context, { ...withoutCoupon(cart), lines }) };
}
