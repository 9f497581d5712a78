import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { openCurrentCart, requireSomething, saveCart, withAdded, withLocation } from '../../carts/public.ts';

export async function addToCurrentCart(
  request: Request<CurrentCartApi, 'addToCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'addToCurrentCart'>> {
  requireSomething(request);
  const { cart, isNew } = await openCurrentCart(context);
  const located = withLocation(cart, request.businessLocationId);
  return { cart: await saveCart(context, await withAdded(context, located, request), isNew) };
}
