import type { CheckoutDelivery } from '../../shared/delivery-offer.ts';
import type { shopperDeliveryExtensions } from '../../shared/extensions/delivery.ts';
import { shopperSettings } from './settings.ts';
import { shopperExtensionClient } from './shopper-extensions.ts';

const call = shopperExtensionClient<typeof shopperDeliveryExtensions>();

/** What is full, who is open, what is kept; undefined on a hosted platform, which has no operation for it. */
export const readCheckoutDelivery = async (
  checkoutId: string,
  signal: AbortSignal,
): Promise<CheckoutDelivery | undefined> =>
  shopperSettings().embedded ? call('getMyCheckoutDelivery', { checkoutId }, signal) : undefined;
