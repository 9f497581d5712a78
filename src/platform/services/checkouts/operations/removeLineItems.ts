import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { refreshLines, removeLines } from '../../line-items/public.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-change.ts';

export async function removeLineItems(
  request: Request<CheckoutApi, 'removeLineItems'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'removeLineItems'>> {
  const checkout = await lockOpenCheckout(context, request.id);
  const lines = await refreshLines(context, removeLines(checkout.lines, request.lineItemIds));
  return { checkout: await saveCheckout(context, { ...checkout, lines }) };
}
