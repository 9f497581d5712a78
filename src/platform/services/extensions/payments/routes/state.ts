import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { shopperPaymentExtensions } from '#shared/extensions/payments.ts';
import { readState } from '#platform/services/ecom/orders/public.ts';
import type { StoredCharge } from '../charge.ts';
import { resultOf } from '../charge-order.ts';
import { findLatestCharge } from '../charges.ts';

/** @throws 404 for an order that is somebody else's */
async function describe(context: Context, orderId: string, charge: StoredCharge | undefined) {
  const { order } = await readState(context, orderId);
  return {
    orderId,
    orderStatus: order.status,
    paymentStatus: order.paymentStatus,
    ...(charge && { charge: resultOf(charge) }),
  };
}

const { getMyPayment, getMyCheckoutPayment } = shopperPaymentExtensions;

/** How far the payment of an order is, for its buyer and for API keys. */
export const stateRoutes = serveExtensions(
  { getMyPayment, getMyCheckoutPayment },
  {
    getMyPayment: async ({ orderId }, context) =>
      describe(context, orderId, await findLatestCharge(context, { orderId })),
    async getMyCheckoutPayment({ checkoutId }, context) {
      const charge = await findLatestCharge(context, { checkoutId });
      if (!charge) throw notFound('Nobody tried to pay this checkout.', 'PAYMENT_NOT_FOUND');
      return describe(context, charge.orderId, charge);
    },
  },
);
