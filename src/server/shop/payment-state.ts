import { notFound, PlatformError } from '../../platform/contract/errors.ts';
import type { ExtensionResponse } from '../../shared/extensions/define.ts';
import type { shopperPaymentExtensions } from '../../shared/extensions/payments.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import { PlatformCallError } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';

/** What the checkout page is told of a payment. */
export interface PaymentAnswer {
  orderId: string;
  status: 'paid' | 'pending' | 'declined' | 'action';
  /** Such as `insufficient_funds`; docs/payments.md lists them. */
  reason?: string;
  /** Where the shopper confirms. */
  redirectUrl?: string;
}

type Payments = typeof shopperPaymentExtensions;

const call = extensionCaller<Payments>();

const statusOf = ({
  paymentStatus,
  charge,
}: ExtensionResponse<Payments['getMyPayment']>): PaymentAnswer['status'] => {
  switch (charge?.status) {
    case 'APPROVED':
      return 'paid';
    case 'DECLINED':
      return 'declined';
    case 'ACTION_REQUIRED':
      return 'action';
    case 'PENDING':
      return 'pending';
    default:
      return paymentStatus === 'PAID' ? 'paid' : 'pending';
  }
};

/**
 * How far the payment of an order, or of a checkout's order, is.
 * @throws 404 where nobody tried to pay, or it is somebody else's
 */
export async function readPayment(
  platformFetch: PlatformFetch,
  of: { orderId: string } | { checkoutId: string },
): Promise<PaymentAnswer> {
  const state = await (
    'orderId' in of
      ? call(platformFetch, 'getMyPayment', of)
      : call(platformFetch, 'getMyCheckoutPayment', of)
  ).catch((error: unknown) => {
    if (!(error instanceof PlatformCallError)) throw error;
    if (error.status === 401) throw new PlatformError(401, 'The access token is invalid or has expired.');
    throw notFound('Nobody tried to pay this.', 'PAYMENT_NOT_FOUND');
  });
  const { reason, redirectUrl } = state.charge ?? {};
  return {
    orderId: state.orderId,
    status: statusOf(state),
    ...(reason !== undefined && { reason }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  };
}
