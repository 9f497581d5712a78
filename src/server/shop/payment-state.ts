import { notFound, PlatformError } from '../../platform/contract/errors.ts';
import { callPlatform } from '../platform-call.ts';
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

/** As the platform's `/hosted/payments/…` tell it. */
interface PaymentState {
  orderId: string;
  paymentStatus: string;
  charge?: { status: string; reason?: string; redirectUrl?: string };
}

const statusOf = ({ paymentStatus, charge }: PaymentState): PaymentAnswer['status'] => {
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
  const path = 'orderId' in of ? `orders/${of.orderId}` : `checkouts/${of.checkoutId}`;
  const response = await callPlatform(platformFetch, { method: 'GET', path: `/hosted/payments/${path}` });
  if (response.status === 401) throw new PlatformError(401, 'The access token is invalid or has expired.');
  if (!response.ok) throw notFound('Nobody tried to pay this.', 'PAYMENT_NOT_FOUND');
  const state = (await response.json()) as PaymentState;
  const { reason, redirectUrl } = state.charge ?? {};
  return {
    orderId: state.orderId,
    status: statusOf(state),
    ...(reason !== undefined && { reason }),
    ...(redirectUrl !== undefined && { redirectUrl }),
  };
}
