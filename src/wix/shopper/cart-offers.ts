import type { CartOffers } from '../../shared/cart-offers.ts';
import { hostedCall } from './hosted-call.ts';
import { shopperSettings } from './settings.ts';

/** What the cart nearly earns; undefined on a hosted platform, which has no operation for it. */
export const readCartOffers = async (signal: AbortSignal): Promise<CartOffers | undefined> =>
  shopperSettings().embedded
    ? hostedCall<CartOffers>('GET', '/api/bag/offers', undefined, signal)
    : undefined;
