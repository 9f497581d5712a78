import type { shopperCheckoutExtensions } from '../../shared/extensions/checkout.ts';
import type { ReadCheckoutPage } from '../../shared/shop-rendering.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import { passOn } from '../platform-call.ts';

const call = extensionCaller<typeof shopperCheckoutExtensions>();

/** As things are now: what is asked of a buyer is asked from the next page on. */
export const checkoutPageFrom =
  ({ platformFetch, embedded }: Pick<Gateway, 'platformFetch' | 'embedded'>): ReadCheckoutPage =>
  async () =>
    embedded
      ? call(platformFetch, 'getStorefrontCheckout', {}).catch((error: unknown) => {
          throw passOn(error);
        })
      : undefined;
