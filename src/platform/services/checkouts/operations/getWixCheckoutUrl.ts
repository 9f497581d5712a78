import type { Context } from '../../../context.ts';
import type { CheckoutApi, Reply, Request } from '../../../contract/index.ts';
import { readCheckout } from '../checkout-change.ts';
import { shopCheckoutUrl } from '../rules/checkout-url.ts';

export async function getWixCheckoutUrl(
  { id, currencyCode }: Request<CheckoutApi, 'getWixCheckoutUrl'> & { currencyCode?: string },
  context: Context,
): Promise<Reply<CheckoutApi, 'getWixCheckoutUrl'>> {
  const checkout = await readCheckout(context, id);
  return { checkoutUrl: shopCheckoutUrl(checkout, context.site.publicUrl, currencyCode) };
}
