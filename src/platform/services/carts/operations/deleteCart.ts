import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { readCart, removeCart } from '../cart-change.ts';

export async function deleteCart(
  request: Request<CartApi, 'deleteCart'>,
  context: Context,
): Promise<Reply<CartApi, 'deleteCart'>> {
  await readCart(context, request.id);
  await removeCart(context, request.id);
  return {};
}
