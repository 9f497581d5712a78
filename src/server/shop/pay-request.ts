import { notFound } from '../../platform/contract/errors.ts';
import { findOperation } from '../../platform/contract/index.ts';
import type { shopperPaymentRequestExtensions } from '../../shared/extensions/payment-requests.ts';
import type { PaymentPage } from '../../shared/payment-page.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation, PlatformCallError } from '../platform-call.ts';

const call = extensionCaller<typeof shopperPaymentRequestExtensions>();

const charge = findOperation('ecom_order-payment-requests.chargeOrderPaymentRequest');

/** Rejections that tell how the request stands, which its page shows. */
const ANSWERED_BY_PAGE =
  /^(INVALID_PAYMENT_STATUS|PAYMENT_IN_PROGRESS|PAYMENT_ATTEMPT_EXPIRED|CANNOT_CHARGE_.*|ORDER_.*)$/;

/**
 * Collects the money of a payment request with the shop's own key: its address is what lets one pay it.
 * @returns what its page shows afterwards, however it went
 */
export async function payByRequest(
  { platformFetch }: Pick<Gateway, 'platformFetch'>,
  { id, paymentToken }: { id: string; paymentToken: string },
): Promise<PaymentPage> {
  try {
    await callOperation(platformFetch, charge, { orderPaymentRequestId: id, paymentToken });
  } catch (error) {
    if (!(error instanceof PlatformCallError) || !ANSWERED_BY_PAGE.test(error.code ?? '')) throw error;
  }
  try {
    return await call(platformFetch, 'getPaymentPage', { paymentRequestId: id });
  } catch (error) {
    if (!(error instanceof PlatformCallError)) throw error;
    throw notFound('There is no such payment.', 'ORDER_PAYMENT_REQUEST_NOT_FOUND');
  }
}
