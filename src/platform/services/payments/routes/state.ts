import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { HostedRoute } from '#platform/service.ts';
import { readState } from '../../orders/public.ts';
import type { StoredCharge } from '../charge.ts';
import { resultOf } from '../charge-order.ts';
import { findLatestCharge } from '../charges.ts';

/** @throws 404 for an order that is somebody else's */
async function reply(context: Context, orderId: string, charge: StoredCharge | undefined): Promise<Response> {
  const { order } = await readState(context, orderId);
  return Response.json({
    orderId,
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    ...(charge && { charge: resultOf(charge) }),
  });
}

/** How far the payment of an order is, for its buyer and for API keys. */
export const stateRoutes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/payments/orders/:orderId',
    handle: async (_request, context, { orderId = '' }) =>
      reply(context, orderId, await findLatestCharge(context, { orderId })),
  },
  {
    method: 'GET',
    path: '/hosted/payments/checkouts/:checkoutId',
    async handle(_request, context, { checkoutId = '' }) {
      const charge = await findLatestCharge(context, { checkoutId });
      if (!charge) throw notFound('Nobody tried to pay this checkout.', 'PAYMENT_NOT_FOUND');
      return reply(context, charge.orderId, charge);
    },
  },
];
