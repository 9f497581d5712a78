import { shopperOfferExtensions } from '#shared/extensions/offers.ts';
import { STORES_APP_ID } from '#shared/stores-app.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { offersAround, offersForLines, promiseFor, resolveLines } from '../line-items/public.ts';
import { readCurrentCart } from './cart-change.ts';
import { buyerOfPrices } from './price-cart.ts';

export const offerRoutes = serveExtensions(shopperOfferExtensions, {
  async getMyCartOffers({ country }, context) {
    const cart = await readCurrentCart(context);
    const address = cart.contactInfo?.address ?? (country === undefined ? undefined : { country });
    return offersForLines(context, cart.lines, {
      buyer: buyerOfPrices(cart),
      ...(cart.couponCode && { couponCode: cart.couponCode }),
      ...(address && { shippingAddress: address }),
    });
  },
  async getProductOffers({ productId, variantId, country }, context) {
    const reference = { appId: STORES_APP_ID, catalogItemId: productId, options: { variantId } };
    const request = { lineItems: [{ catalogReference: reference }] };
    const [line] = await resolveLines(context, request, { mayLeaveOpen: true }).catch((error: unknown) => {
      // Sold out or gone: nothing to offer.
      if (error instanceof PlatformError && error.status < 500) return [];
      throw error;
    });
    if (!line) return { offers: [] };
    const piece = { ...line, id: productId };
    const offers = await offersAround(context, piece);
    const delivery = await promiseFor(context, piece, country);
    return { offers, ...(delivery && { delivery }) };
  },
});
