import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { lockOpenCheckout, saveCheckout } from '../checkout-change.ts';
import { requireChange, withChange } from '../edit-checkout.ts';

export async function updateCheckout(
  request: Request<CheckoutApi, 'updateCheckout'>,
  context: Context,
): Promise<Reply<CheckoutApi, 'updateCheckout'>> {
  requireChange(request);
  const { checkout: info, ...change } = request;
  const checkout = await lockOpenCheckout(context, info.id);
  // What may only be set at creation is not looked at.
  const { customSettings: _fixed, externalReference: _reference, ...changeable } = info;
  return {
    checkout: await saveCheckout(
      context,
      await withChange(context, checkout, { info: changeable, ...change }),
    ),
  };
}
