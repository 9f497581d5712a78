import type { BagOffers } from '../../shared/bag-offers.ts';
import { hostedCall } from './hosted-call.ts';
import { shopperSettings } from './settings.ts';

/** What the bag nearly earns; undefined on a hosted platform, which has no operation for it. */
export const readBagOffers = async (signal: AbortSignal): Promise<BagOffers | undefined> =>
  shopperSettings().embedded ? hostedCall<BagOffers>('GET', '/api/bag/offers', undefined, signal) : undefined;
