import { badRequest, invalidField } from '../../platform/contract/errors.ts';
import { findOperation } from '../../platform/contract/index.ts';
import type { shopperPaymentExtensions } from '../../shared/extensions/payments.ts';
import { isPositiveMoney } from '../../shared/money.ts';
import { extensionCaller } from '../extensions/call-extension.ts';
import type { Gateway } from '../gateway.ts';
import { callOperation, PlatformCallError } from '../platform-call.ts';
import type { PlatformFetch } from '../platform-fetch.ts';
import { assertRequiredFields, type CheckoutAddresses } from './required-fields.ts';
import { readPayment, type PaymentAnswer } from './payment-state.ts';

export interface PayRequest {
  checkoutId: string;
  /** Of the payment gateway, for the shopper's card; not needed where a gift card covers all, or nothing costs. */
  paymentToken?: string | undefined;
  /** The member wants the card to be kept. */
  savePaymentMethod?: boolean | undefined;
  /** The shopper transfers the money later; the order is placed unpaid. */
  offline?: boolean | undefined;
  /** The store's own way in which the shopper pays later, in the place of a transfer. */
  manualMethodId?: string | undefined;
  /** On the button when it was pressed: another total is not charged. */
  seenTotal?: string | undefined;
}

const getCheckout = findOperation('ecom_checkout.getCheckout');
const createOrder = findOperation('ecom_checkout.createOrder');
const createOrderAndCharge = findOperation('ecom_checkout.createOrderAndCharge');

interface CheckoutReply {
  checkout: CheckoutAddresses & { priceSummary?: { total?: { amount?: string } } };
}
interface OrderReply {
  orderId: string;
  /** Only where money is left to collect. */
  paymentGatewayOrderId?: string;
  /** Of a charge: the money came. */
  checkoutCompleted?: boolean;
}

const call = extensionCaller<typeof shopperPaymentExtensions>();

/** @param manualMethodId undefined asks for bank transfer */
async function takesOffline(
  platformFetch: PlatformFetch,
  manualMethodId: string | undefined,
): Promise<boolean> {
  const methods = await call(platformFetch, 'getPaymentMethods', {}).catch((error: unknown) => {
    if (error instanceof PlatformCallError) return undefined;
    throw error;
  });
  if (methods === undefined) return false;
  return manualMethodId === undefined
    ? methods.transfer !== null
    : methods.manual.some(({ id: offered }) => offered === manualMethodId);
}

const meansOfPaymentMissing = (): Error =>
  invalidField('paymentToken', 'REQUIRED_FIELD', 'is required where there is something to pay');

/** Rejections that tell how an earlier or the same payment stands, which is the answer then. */
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
  {
    checkoutId: id,
    paymentToken,
    savePaymentMethod = false,
    offline = false,
    manualMethodId,
    seenTotal,
  }: PayRequest,
): Promise<PaymentAnswer> {
  const { platformFetch } = gateway;
  const { checkout } = await callOperation<CheckoutReply>(shopperFetch, getCheckout, { id });
  const isDue = isPositiveMoney(checkout.priceSummary?.total?.amount);
  if (offline && !(await takesOffline(platformFetch, manualMethodId)))
    throw badRequest('The store does not offer this payment method.', 'OFFLINE_PAYMENT_NOT_OFFERED');
  if (isDue && !offline && paymentToken === undefined) throw meansOfPaymentMissing();
  await assertRequiredFields(platformFetch, checkout);
  try {
    const { orderId, paymentGatewayOrderId, checkoutCompleted } = isDue
      ? await callOperation<OrderReply>(
          platformFetch,
          createOrderAndCharge,
          { id, ...(!offline && { paymentToken, ...(savePaymentMethod && { savePaymentMethod }) }) },
          { seenTotal, ...(offline && { manualPayment: manualMethodId }) },
        )
      : await callOperation<OrderReply>(platformFetch, createOrder, { id }, { seenTotal });
    // It cost nothing a moment ago, such as while a gift card still covered all.
    if (!isDue && paymentGatewayOrderId !== undefined) throw meansOfPaymentMissing();
    if (isDue && paymentGatewayOrderId !== undefined && checkoutCompleted) return { orderId, status: 'paid' };
    return await readPayment(platformFetch, { orderId });
  } catch (error) {
    if (!(error instanceof PlatformCallError) || !ANSWERED_BY_STATE.has(error.code ?? '')) throw error;
    const { orderId } = error.data;
    return readPayment(platformFetch, typeof orderId === 'string' ? { orderId } : { checkoutId: id });
  }
}
