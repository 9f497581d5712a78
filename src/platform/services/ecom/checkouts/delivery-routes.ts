import { shopperDeliveryExtensions } from '#shared/extensions/delivery.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { slotOf } from '../../extensions/delivery-slots/public.ts';
import { readCheckout } from './checkout-change.ts';
import { priceCheckout } from './price-checkout.ts';

export const deliveryRoutes = serveExtensions(shopperDeliveryExtensions, {
  async getMyCheckoutDelivery({ checkoutId }, context) {
    const checkout = await readCheckout(context, checkoutId);
    const { deliveryAnswer: answer } = await priceCheckout(context, checkout);
    const held = await slotOf(context, checkout.id);
    return {
      offered: answer?.offered.map(({ offer }) => offer) ?? [],
      refused: answer?.refused ?? [],
      ...(held && { held }),
    };
  },
});
