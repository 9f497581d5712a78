import { z } from 'zod';
import type { BagOffers } from '#shared/bag-offers.ts';
import { isCountry } from '#shared/countries.ts';
import type { ProductTerms } from '#shared/shop-rendering.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { PlatformError } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { offersAround, offersForLines, promiseFor, resolveLines } from '../line-items/public.ts';
import { readCurrentCart } from './cart-change.ts';
import { buyerOfPrices } from './price-cart.ts';

/** Where it would be sent, as far as the shop's page knows. */
const country = z.string().refine(isCountry, 'is no country').optional();

const cartRequest = z.strictObject({ country });

const asked = z.strictObject({
  productId: z.string().min(1).max(36),
  variantId: z.string().max(36),
  country,
});

export const offerRoutes: HostedRoute[] = [
  {
    /** What the caller's bag nearly earns. */
    method: 'POST',
    path: '/hosted/offers/bag',
    async handle(request, context) {
      const { country: place } = await readJson(request, cartRequest);
      const cart = await readCurrentCart(context);
      const address = cart.contactInfo?.address ?? (place === undefined ? undefined : { country: place });
      const offers: BagOffers = await offersForLines(context, cart.lines, {
        buyer: buyerOfPrices(cart),
        ...(cart.couponCode && { couponCode: cart.couponCode }),
        ...(address && { shippingAddress: address }),
      });
      return Response.json(offers);
    },
  },
  {
    /** Automatic discounts that hold a product, and what it costs to have it sent, for its page. */
    method: 'POST',
    path: '/hosted/offers/product',
    async handle(request, context) {
      const { productId, variantId, country } = await readJson(request, asked);
      const reference = { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } };
      const wanted = { lineItems: [{ catalogReference: reference }] };
      const [line] = await resolveLines(context, wanted, { mayLeaveOpen: true }).catch((error: unknown) => {
        // Sold out or gone: nothing to offer.
        if (error instanceof PlatformError && error.status < 500) return [];
        throw error;
      });
      if (!line) return Response.json({ offers: [] } satisfies ProductTerms);
      const piece = { ...line, id: productId };
      const offers = await offersAround(context, piece);
      const delivery = await promiseFor(context, piece, country);
      return Response.json({ offers, ...(delivery && { delivery }) } satisfies ProductTerms);
    },
  },
];
