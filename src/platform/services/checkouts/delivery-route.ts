import type { CheckoutDelivery } from '#shared/delivery-offer.ts';
import type { HostedRoute } from '../../service.ts';
import { slotOf } from '../delivery-slots/public.ts';
import { readCheckout } from './checkout-change.ts';
import { priceCheckout } from './price-checkout.ts';

/** Times that are full, places with their hours, why the rest is not offered, and until when the chosen time is kept. */
export const deliveryRoute: HostedRoute = {
  method: 'GET',
  path: '/hosted/checkouts/:id/delivery',
  async handle(_request, context, { id = '' }) {
    const checkout = await readCheckout(context, id);
    const { deliveryAnswer: answer } = await priceCheckout(context, checkout);
    const held = await slotOf(context, checkout.id);
    const reply: CheckoutDelivery = {
      offered: answer?.offered.map(({ offer }) => offer) ?? [],
      refused: answer?.refused ?? [],
      ...(held && { held }),
    };
    return Response.json(reply);
  },
};
