import type { Context } from '../../../context.ts';
import { invalidField } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-change.ts';
import { withAdded } from '../edit-checkout.ts';

export async function addToCheckout(
  request: Request<CheckoutApi, 'addToCheckout'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'addToCheckout'>> {
  const { id, lineItems = [], customLineItems = [] } = request;
  if (lineItems.length + customLineItems.length === 0)
    throw invalidField('lineItems', 'REQUIRED_FIELD', 'must name something to add');
  const checkout = await lockOpenCheckout(context, id);
  return { checkout: await saveCheckout(context, await withAdded(context, checkout, request)) };
}
