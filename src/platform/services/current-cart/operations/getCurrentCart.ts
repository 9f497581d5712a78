import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { presentCart, readCurrentCart } from '../../carts/public.ts';

export async function getCurrentCart(
  _request: Request<CurrentCartApi, 'getCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'getCurrentCart'>> {
  return { cart: await presentCart(context, await readCurrentCart(context)) };
}
