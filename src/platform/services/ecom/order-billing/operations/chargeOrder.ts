import type { Context } from '#platform/context.ts';
import type { OrderBillingApi, Reply, Request } from '#platform/contract/index.ts';
import { readState } from '../../orders/public.ts';
import { recordCharge } from '../charge-order/record-charge.ts';
import { finishSavedCharge } from '../charge-saved-method.ts';

/**
 * Charges an order in several ways at once: gift cards, and a prepared payment with what the buyer let be kept. Records
 * all of it, asks the provider, records what it said; a charge that is declined gives the gift cards back.
 */
export async function chargeOrder(
  request: Request<OrderBillingApi, 'chargeOrder'>,
  context: Context,
): Promise<Reply<OrderBillingApi, 'chargeOrder'>> {
  const { orderId, idempotencyKey } = request;
  const { paymentIds, chargeId, preparedId } = await context.once(
    (inner) => recordCharge(inner, request),
    idempotencyKey ?? undefined,
  );
  if (chargeId) await finishSavedCharge(context, { orderId, chargeId });
  const { transactions } = await readState(context, orderId);
  const token = chargeId ?? preparedId;
  return {
    payments: transactions.payments.filter(({ id }) => paymentIds.includes(id)),
    orderTransactions: transactions,
    ...(token !== undefined && { regularChargeResponseToken: token }),
  };
}
