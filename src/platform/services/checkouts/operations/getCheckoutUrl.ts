import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { readCheckout } from '../checkout-change.ts';
import { checkoutUrlOf } from '../rules/checkout-url.ts';

export async function getCheckoutUrl(
  { id, currencyCode }: Request<CheckoutApi, 'getCheckoutUrl'> & { currencyCode?: string },
  context: Context,
): Promise<Reply<CheckoutApi, 'getCheckoutUrl'>> {
  const checkout = await readCheckout(context, id);
  return { checkoutUrl: checkoutUrlOf(checkout, context.site.publicUrl, currencyCode) };
}
