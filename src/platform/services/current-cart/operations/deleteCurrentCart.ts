import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { lockCurrentCart, removeCart } from '../../carts/public.ts';

export async function deleteCurrentCart(
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract asks for nothing
  _request: Request<CurrentCartApi, 'deleteCurrentCart'>,
  context: Context,
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- the contract answers with nothing
): Promise<Reply<CurrentCartApi, 'deleteCurrentCart'>> {
  await removeCart(context, (await lockCurrentCart(context)).id);
  return {};
}
