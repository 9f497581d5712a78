import { badRequest, failedPrecondition, notFound, type PlatformError } from '#platform/contract/errors.ts';
import type { AuthorizationRequest, AuthorizationRejection } from '../../orders/public.ts';

const WORDS: Record<AuthorizationRejection, string> = {
  PAYMENT_NOT_FOUND: 'The order has no such payment.',
  NOT_REGULAR_ONLINE_PAYMENT: 'The payment was not made online with a payment provider.',
  PAYMENT_ALREADY_VOIDED: 'The payment is voided already.',
  PAYMENT_ALREADY_CAPTURED: 'The payment is captured already.',
  PAYMENT_HAS_PENDING_CAPTURE: 'A capture of the payment is under way.',
  PAYMENT_NOT_AUTHORIZED: 'The payment is not authorized, or not any more.',
  GATEWAY_TRANSACTION_NOT_FOUND: 'The payment provider does not know the payment.',
  INVALID_AMOUNT: 'The amount must be more than zero and at most what is authorized.',
  ORDER_HAS_CHARGEBACKS: 'A payment of the order was charged back.',
};

/** A rejection by the name that the operation has for it. */
const rejection =
  (names: Partial<Record<AuthorizationRejection, string>>) =>
  (code: AuthorizationRejection, { paymentId, amount }: AuthorizationRequest): PlatformError => {
    const data = { paymentId, ...(amount !== undefined && { amount: { amount } }) };
    const name = names[code] ?? code;
    if (code === 'PAYMENT_NOT_FOUND') return notFound(WORDS[code], name, data);
    if (code === 'INVALID_AMOUNT') return badRequest(WORDS[code], name, data);
    return failedPrecondition(WORDS[code], name, data);
  };

/** As `ecom_order-billing` declares them; its capture has no word for a payment without a gateway. */
export const billingRejection = {
  CAPTURE: rejection({
    NOT_REGULAR_ONLINE_PAYMENT: 'PAYMENT_NOT_AUTHORIZED',
    GATEWAY_TRANSACTION_NOT_FOUND: 'PAYMENT_NOT_AUTHORIZED',
  }),
  VOID: rejection({ NOT_REGULAR_ONLINE_PAYMENT: 'PAYMENT_NOT_AUTHORIZED' }),
};

/** As `ecom_orders` declares them. */
export const collectorRejection = {
  CAPTURE: rejection({
    GATEWAY_TRANSACTION_NOT_FOUND: 'PAYMENT_GATEWAY_ID_NOT_FOUND',
    ORDER_HAS_CHARGEBACKS: 'PAYMENT_NOT_AUTHORIZED',
  }),
  VOID: rejection({
    GATEWAY_TRANSACTION_NOT_FOUND: 'PAYMENT_GATEWAY_ID_NOT_FOUND',
    NOT_REGULAR_ONLINE_PAYMENT: 'PAYMENT_NOT_AUTHORIZED',
  }),
};
