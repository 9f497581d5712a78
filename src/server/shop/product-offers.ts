import type { shopperOfferExtensions } from '../../shared/extensions/offers.ts';
import type { ReadOffers } from '../../shared/shop-rendering.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

const call = extensionCaller<typeof shopperOfferExtensions>();

/** Automatic discounts that hold a product, and what it costs to have it sent. */
export const offersFrom =
  (platformFetch: PlatformFetch): ReadOffers =>
  (product) =>
    call(platformFetch, 'getProductOffers', product);
