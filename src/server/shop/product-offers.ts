import type { ProductTerms, ReadOffers } from '../../shared/shop-rendering.ts';
import { callHosted } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** Automatic discounts that hold a product, and what it costs to have it sent. */
export const offersFrom =
  (platformFetch: PlatformFetch): ReadOffers =>
  (product) =>
    callHosted<ProductTerms>(platformFetch, '/hosted/offers/product', product);
