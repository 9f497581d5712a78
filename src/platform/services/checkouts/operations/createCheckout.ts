import type { Context } from '../../../context.ts';
import { invalidField } from '../../../contract/errors.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { insertCheckout, newCheckout } from '../checkout-change.ts';
import { withChange } from '../edit-checkout.ts';
import { buyerOf } from '../ownership.ts';

export async function createCheckout(
  request: Request<CheckoutApi, 'createCheckout'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'createCheckout'>> {
  const { checkoutInfo: info, channelType, lineItems = [], customLineItems = [], ...codes } = request;
  if (!channelType || channelType === 'UNSPECIFIED')
    throw invalidField('channelType', 'REQUIRED_FIELD', 'must not be empty');
  if (lineItems.length + customLineItems.length === 0)
    throw invalidField('lineItems', 'MIN_SIZE', 'must have at least one item', { threshold: 1 });
  const { customSettings, externalReference } = info ?? {};
  const empty = {
    ...newCheckout(context, { buyer: buyerOf(context.caller), channelType }),
    ...(externalReference && { externalReference }),
  };
  const checkout = await withChange(context, empty, { info, lineItems, customLineItems, ...codes });
  return {
    checkout: await insertCheckout(context, { ...checkout, ...(customSettings && { customSettings }) }),
  };
}
