import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCurrentCart, removeCart } from '../../carts/public.ts';

export async function deleteCurrentCart(
  _request: Request<CurrentCartApi, 'deleteCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'deleteCurrentCart'>> {
  await removeCart(context, (await lockCurrentCart(context)).id);
  return {};
}
