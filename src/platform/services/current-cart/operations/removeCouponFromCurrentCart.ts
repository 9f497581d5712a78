import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCurrentCart, saveCart, withoutCoupon } from '../../carts/public.ts';
import { refreshLines } from '../../line-items/public.ts';

export async function removeCouponFromCurrentCart(
  _request: Request<CurrentCartApi, 'removeCouponFromCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'removeCouponFromCurrentCart'>> {
  const cart = await lockCurrentCart(context);
  const lines = await refreshLines(context, cart.lines);
  return { cart: await saveCart(context, { ...withoutCoupon(cart), lines }) };
}
