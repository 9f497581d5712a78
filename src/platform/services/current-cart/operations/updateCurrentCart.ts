import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { openCurrentCart, saveCart, withUpdate } from '../../carts/public.ts';

export async function updateCurrentCart(
  request: Request<CurrentCartApi, 'updateCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'updateCurrentCart'>> {
  const { cart, isNew } = await openCurrentCart(context);
  return { cart: await saveCart(context, await withUpdate(context, cart, request), isNew) };
}
