import type { Context } from '../../../context.ts';
import type { CartApi, Reply, Request } from '../../../contract/index.ts';
import { checkOut } from '../check-out.ts';
import { lockCart } from '../cart-change.ts';

export async function createCheckout(
  request: Request<CartApi, 'createCheckout'>,
  context: Context,
): Promise<Reply<CartApi, 'createCheckout'>> {
  return {
    checkoutId: await checkOut(context, await lockCart(context, request.id, { withCheckout: true }), request),
  };
}
