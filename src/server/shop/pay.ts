import type { Gateway } from '../gateway.ts';
import { callPlatform, findOperation, PlatformCallError } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import { readPayment, type PaymentAnswer } from './payment-state.ts';

export interface PayRequest {
  checkoutId: string;
  /** Of the payment gateway, for the shopper's card. */
  paymentToken?: string | undefined;
  /** Nothing is collected now: the order is paid by hand, later. */
  offline?: boolean | undefined;
}

const getCheckout = findOperation('ecom_checkout', 'getCheckout');
const createOrder = findOperation('ecom_checkout', 'createOrder');
const createOrderAndCharge = findOperation('ecom_checkout', 'createOrderAndCharge');

/** Refusals that tell how an earlier or the same payment stands, which is the answer then. */
const ANSWERED_BY_STATE = new Set([
  'PAYMENT_ERROR',
  'CHECKOUT_ALREADY_PAID',
  'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS',
]);

/**
 * Places the order of a checkout and collects its money, with the shop's own key, once the shopper showed that the
 * checkout is theirs. The same again gives the same answer.
 */
export async function pay(
  gateway: Pick<Gateway, 'platformFetch'>,
  shopperFetch: PlatformFetch,
  { checkoutId: id, paymentToken, offline }: PayRequest,
): Promise<PaymentAnswer> {
  const { platformFetch } = gateway;
  await callPlatform(shopperFetch, getCheckout, { id });
  const isCharged = paymentToken !== undefined && !offline;
  try {
    const { orderId } = await callPlatform<{ orderId: string }>(
      platformFetch,
      isCharged ? createOrderAndCharge : createOrder,
      isCharged ? { id, paymentToken } : { id },
    );
    return await readPayment(platformFetch, { orderId });
  } catch (error) {
    if (error instanceof PlatformCallError && ANSWERED_BY_STATE.has(error.code ?? '')) {
      return readPayment(platformFetch, { checkoutId: id });
    }
    throw error;
  }
}
