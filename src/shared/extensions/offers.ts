import { z } from 'zod';
import type { CartOffers } from '../cart-offers.ts';
import { isCountry } from '../countries.ts';
import type { ProductTerms } from '../shop-rendering.ts';
import { shopperExtension } from './define.ts';

/** Where it would be sent, as far as the shop's page knows. */
const country = z.string().refine(isCountry, 'is no country').optional();

export const shopperOfferExtensions = {
  /** What the caller's cart nearly earns. */
  getMyCartOffers: shopperExtension({
    request: z.strictObject({ country }),
    response: z.custom<CartOffers>(),
  }),
  /** Automatic discounts that cover a product, and what its delivery costs. */
  getProductOffers: shopperExtension({
    request: z.strictObject({
      productId: z.string().min(1).max(36),
      variantId: z.string().max(36),
      country,
    }),
    response: z.custom<ProductTerms>(),
  }),
};
