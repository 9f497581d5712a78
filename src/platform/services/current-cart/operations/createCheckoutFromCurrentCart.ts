import type { Context } from '../../../context.ts';
import type { CurrentCartApi, Reply, Request } from '../../../contract/index.ts';
import { checkOut, lockCurrentCart } from '../../carts/public.ts';

export async function createCheckoutFromCurrentCart(
  request: Request<CurrentCartApi, 'createCheckoutFromCurrentCart'>,
  context: Context,
): Promise<Reply<CurrentCartApi, 'createCheckoutFromCurrentCart'>> {
  return {
    checkoutId: await checkOut(context, await lockCurrentCart(context, { withCheckout: true }), request),
  };
}
