import type { ShownCheckout } from '../../shared/checkout-page.ts';
import type { ReadCheckoutPage } from '../../shared/shop-rendering.ts';
import type { Gateway } from '../gateway.ts';
import { askHosted } from '../platform-call.ts';

/** As things are now: what is asked of a buyer is asked from the next page on. */
export const checkoutPageFrom =
  ({ platformFetch, embedded }: Pick<Gateway, 'platformFetch' | 'embedded'>): ReadCheckoutPage =>
  async () =>
    embedded ? askHosted<ShownCheckout>(platformFetch, '/hosted/checkout-page/shown') : undefined;
