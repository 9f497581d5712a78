import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockOpenCheckout, saveCheckout, withFreshLines } from '../checkout-change.ts';

export async function removeOverrideCheckoutUrl(
  request: Request<CheckoutApi, 'removeOverrideCheckoutUrl'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'removeOverrideCheckoutUrl'>> {
  const { overrideCheckoutUrl: _removed, ...checkout } = await lockOpenCheckout(context, request.id);
  return { checkout: await saveCheckout(context, await withFreshLines(context, checkout)) };
}
