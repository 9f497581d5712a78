import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { changeQuantities, refreshLines } from '../../line-items/public.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-change.ts';

export async function updateLineItemsQuantity(
  request: Request<CheckoutApi, 'updateLineItemsQuantity'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'updateLineItemsQuantity'>> {
  const checkout = await lockOpenCheckout(context, request.id);
  const lines = changeQuantities(await refreshLines(context, checkout.lines), request.lineItems);
  return { checkout: await saveCheckout(context, { ...checkout, lines }) };
}
