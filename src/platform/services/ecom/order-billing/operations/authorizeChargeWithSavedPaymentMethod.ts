import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, invalid } from '#platform/contract/errors.ts';
import type { OrderBillingApi, Reply, Request } from '#platform/contract/index.ts';
import { lockOrder, priceViolations, saveOrder } from '../../orders/public.ts';
import { methodOfOrder, savedCharge } from '#platform/services/extensions/payments/public.ts';
import { finishSavedCharge } from '../charge-saved-method.ts';
import { chargebackRejection, isTooMuch, chargeRejection } from '../rules/charge-rejections.ts';
import { assertWithinBalance } from '../gift-card-payment.ts';
import { delayedCaptureOf } from '../rules/delayed-capture.ts';

type ChargeInput = Request<OrderBillingApi, 'authorizeChargeWithSavedPaymentMethod'>;

/** Every rule, with the order locked: what it takes nobody else can take. */
async function record(
  context: Context,
  { orderId, amount, currency, delayedCaptureSettings }: ChargeInput,
): Promise<{ chargeId: string }> {
  const before = await lockOrder(context, orderId);
  const { order } = before;
  const rejection = chargeRejection(before) ?? chargebackRejection(before);
  if (rejection) throw rejection;
  if (currency !== order.currency) {
    throw badRequest(`The order is in ${order.currency}.`, 'INVALID_CURRENCY', { currency });
  }
  const violations = priceViolations(amount, 'amount', order.currency);
  if (violations.length > 0) throw invalid(violations);
  const value = amount.amount ?? '0';
  const tooMuch = isTooMuch(value, before);
  if (tooMuch) throw tooMuch;
  const method = await methodOfOrder(context, orderId);
  if (!method || !context.payments.isConnected) {
    throw failedPrecondition('No payment method is kept with the order.', 'NO_SAVED_PAYMENT_METHOD', {
      orderId,
    });
  }
  assertWithinBalance(before);
  const { charge, after } = await savedCharge(context, before, {
    amount: value,
    savedMethodId: method.id,
    paymentRequestId: null,
    ...delayedCaptureOf(delayedCaptureSettings),
  });
  await saveOrder(context, before, after);
  return { chargeId: charge.id };
}

/** Holds money on what the buyer let be kept: records that it is to be, asks the provider, records what it said. */
export async function authorizeChargeWithSavedPaymentMethod(
  request: ChargeInput,
  context: Context,
): Promise<Reply<OrderBillingApi, 'authorizeChargeWithSavedPaymentMethod'>> {
  const { chargeId } = await context.once((inner) => record(inner, request));
  return finishSavedCharge(context, { orderId: request.orderId, chargeId });
}
