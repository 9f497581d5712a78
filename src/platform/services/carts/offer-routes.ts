import { z } from 'zod';
import type { BagOffers, NamedOffer } from '../../../shared/bag-offers.ts';
import { STORES_APP_ID } from '../../../shared/stores-app.ts';
import { PlatformError } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { offersAround, offersForLines, resolveLines } from '../line-items/public.ts';
import { readCurrentCart } from './cart-change.ts';
import { buyerOfPrices } from './price-cart.ts';

const asked = z.strictObject({ productId: z.string().min(1).max(36), variantId: z.string().max(36) });

export const offerRoutes: HostedRoute[] = [
  {
    /** What the caller's bag nearly earns. */
    method: 'POST',
    path: '/hosted/offers/bag',
    async handle(_request, context) {
      const cart = await readCurrentCart(context);
      const address = cart.contactInfo?.address;
      const offers: BagOffers = await offersForLines(context, cart.lines, {
        buyer: buyerOfPrices(cart),
        ...(cart.couponCode && { couponCode: cart.couponCode }),
        ...(address && { shippingAddress: address }),
      });
      return Response.json(offers);
    },
  },
  {
    /** Automatic discounts that hold a product, for its page. */
    method: 'POST',
    path: '/hosted/offers/product',
    async handle(request, context) {
      const { productId, variantId } = await readJson(request, asked);
      const reference = { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } };
      const offers: NamedOffer[] = await resolveLines(context, {
        lineItems: [{ catalogReference: reference }],
      }).then(
        ([line]) => (line ? offersAround(context, { ...line, id: productId }) : []),
        (error: unknown) => {
          // Sold out or gone: nothing to offer.
          if (error instanceof PlatformError && error.status < 500) return [];
          throw error;
        },
      );
      return Response.json({ offers });
    },
  },
];
