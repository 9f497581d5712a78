import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { refreshLines } from '../../line-items/public.ts';
import { lockCart, saveCart } from '../cart-change.ts';

export async function removeBusinessLocation(
  request: Request<CartApi, 'removeBusinessLocation'>,
  context: Context,
): Promise<Reply<CartApi, 'removeBusinessLocation'>> {
  const { businessLocationId: _removed, ...cart } = await lockCart(context, request.id);
  return { cart: await saveCart(context, { ...cart, lines: await refreshLines(context, cart.lines) }) };
}
