import type { NamedOffer } from '../../shared/bag-offers.ts';
import type { ReadOffers } from '../../shared/shop-rendering.ts';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** Automatic discounts that hold a product. */
export const offersFrom =
  (platformFetch: PlatformFetch): ReadOffers =>
  async (product) => {
    const { offers } = await callHosted<{ offers: NamedOffer[] }>(
      platformFetch,
      '/hosted/offers/product',
      product,
    );
    return offers;
  };
