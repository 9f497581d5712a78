import { createRedirectSession } from '@wix/auto_sdk_redirects_redirects';
import { shopperClient } from '../shopper-client.ts';

interface Callbacks {
  postFlowUrl: string;
  thankYouPageUrl: string;
  cartPageUrl: string;
}

/** The address of a hosted platform's own checkout page for this checkout. */
export async function hostedCheckoutUrl(checkoutId: string, callbacks: Callbacks): Promise<string> {
  const { redirectSession } = await shopperClient().use(createRedirectSession)({
    ecomCheckout: { checkoutId },
    callbacks,
  });
  return redirectSession?.fullUrl ?? '';
}
