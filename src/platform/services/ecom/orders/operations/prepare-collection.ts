import type { Context } from '#platform/context.ts';
import { invalidField } from '#platform/contract/errors.ts';
import type { Handler, OrdersApi } from '#platform/contract/index.ts';
import { prepareCollection, type RedirectUrls } from '../../order-payment-requests/public.ts';

type CreateGatewayOrder = 'paymentCollectionCreatePaymentGatewayOrder';

export const preparePaymentCollection: Handler<OrdersApi, 'preparePaymentCollection', Context> = async (
  request,
  context,
) => {
  const { ecomOrderId, amount, paymentGatewayOrderId, delayedCapture, delayedCaptureSettings } = request;
  // On the wire; the package's types leave it out.
  const { redirectUrls } = request as { redirectUrls?: RedirectUrls };
  if (delayedCapture || delayedCaptureSettings) {
    const field = delayedCapture ? 'delayedCapture' : 'delayedCaptureSettings';
    throw invalidField(
      field,
      'FIELD_NOT_ALLOWED',
      'is not there: what is asked for so is taken when it is paid',
    );
  }
  return {
    paymentGatewayOrderId: await prepareCollection(context, {
      orderId: ecomOrderId,
      amount: amount.amount ?? '0',
      preparedId: paymentGatewayOrderId ?? undefined,
      redirectUrls,
      unknownOrder: 'NO_ASSOCIATED_ECOM_ORDER',
    }),
  };
};

/** The same for all that is left. Who asked is the caller's to keep: the order hears of it once it is paid. */
export const paymentCollectionCreatePaymentGatewayOrder: Handler<
  OrdersApi,
  CreateGatewayOrder,
  Context
> = async ({ ecomOrderId }, context) => ({
  paymentGatewayOrderId: await prepareCollection(context, {
    orderId: ecomOrderId,
    amount: undefined,
    unknownOrder: 'ORDER_NOT_FOUND',
  }),
});
