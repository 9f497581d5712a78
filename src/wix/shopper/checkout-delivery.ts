import type { CheckoutDelivery } from '../../shared/delivery-offer.ts';
import { hostedCall } from './hosted-call.ts';
import { shopperSettings } from './settings.ts';

/** What is full, who is open, what is kept; undefined on a hosted platform, which has no operation for it. */
export const readCheckoutDelivery = async (
  checkoutId: string,
  signal: AbortSignal,
): Promise<CheckoutDelivery | undefined> =>
  shopperSettings().embedded
    ? hostedCall<CheckoutDelivery>('GET', `/hosted/checkouts/${checkoutId}/delivery`, undefined, signal)
    : undefined;
