import type { Context } from '../../../context.ts';
import { badRequest } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockOpenCheckout, saveCheckout, withFreshLines } from '../checkout-change.ts';

export async function removeCoupon(
  request: Request<CheckoutApi, 'removeCoupon'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'removeCoupon'>> {
  const { couponCode: _removed, ...checkout } = await lockOpenCheckout(context, request.id);
  if (checkout.customSettings?.lockCouponCode && context.caller.kind !== 'api-key')
    throw badRequest('The coupon of this checkout cannot be changed.', 'COUPON_LOCKED');
  return { checkout: await saveCheckout(context, await withFreshLines(context, checkout)) };
}
