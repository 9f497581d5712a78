import { compareMoney } from '#shared/money.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, type PlatformError } from '#platform/contract/errors.ts';
import type { Payment } from '../../order-transactions/public.ts';
import type { OrderState } from '../../orders/public.ts';
import { preparedFor, type Prepared } from '../../order-payment-requests/public.ts';

const SECURED: ReadonlySet<Payment['status']> = new Set([
  'APPROVED',
  'AUTHORIZED',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
]);

const approved = (): PlatformError =>
  failedPrecondition('This payment was made already.', 'PAYMENT_ALREADY_APPROVED');
const expired = (): PlatformError =>
  failedPrecondition('There is no such payment to be made, or not any more.', 'PAYMENT_ATTEMPT_EXPIRED');

/** A payment that was tried before is an intent, too: it is not charged again. */
function requireUntried({ transactions }: OrderState, id: string): void {
  const payment = transactions.payments.find((one) => one.id === id);
  if (!payment) return;
  if (SECURED.has(payment.status)) throw approved();
  if (payment.status === 'PENDING' || payment.status === 'PENDING_MERCHANT') {
    throw failedPrecondition('This payment is under way.', 'PAYMENT_ALREADY_IN_PROGRESS');
  }
  throw expired();
}

/**
 * What a payment intent's id stands for: a collection that was prepared for this order, by `preparePaymentCollection`, by
 * a delayed charge or as a payment request, and that nobody paid yet.
 * @throws 428 PAYMENT_ALREADY_APPROVED, PAYMENT_ALREADY_IN_PROGRESS, PAYMENT_ATTEMPT_EXPIRED, 400 INVALID_AMOUNT
 */
export async function findIntent(
  context: Context,
  state: OrderState,
  { id, amount }: { id: string; amount: string },
): Promise<Prepared> {
  requireUntried(state, id);
  const prepared = await preparedFor(context, state.order.id, id);
  if (!prepared) throw expired();
  if (prepared.status === 'PAID') throw approved();
  if (prepared.status !== 'UNPAID') throw expired();
  if (compareMoney(prepared.amount, amount) !== 0) {
    throw badRequest(`The payment was prepared for ${prepared.amount}.`, 'INVALID_AMOUNT', {
      amount: { amount },
      prepared: prepared.amount,
    });
  }
  return prepared;
}
