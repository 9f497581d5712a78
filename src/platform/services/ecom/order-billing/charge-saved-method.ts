import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import type { OrderTransactions, Payment } from '../order-transactions/public.ts';
import { readState } from '../orders/public.ts';
import { findCharge, finishCharge } from '../../extensions/payments/public.ts';

export interface Charged {
  payment: Payment;
  orderTransactions: OrderTransactions;
}

/**
 * Asks the provider for what was recorded, unless it answered before, and tells how the payment is then: as the contract
 * has it approved, authorized, or pending where no answer came. Outside of any transaction.
 * @throws 428 PAYMENT_DECLINED; the payment is on record all the same
 */
export async function finishSavedCharge(
  context: Context,
  { orderId, chargeId }: { orderId: string; chargeId: string },
): Promise<Charged> {
  const charge = await findCharge(context, chargeId);
  if (!charge) throw new Error(`There is no charge ${chargeId}.`);
  const { status, reason } = await finishCharge(context, charge);
  if (status === 'DECLINED') {
    throw failedPrecondition('The payment was declined.', 'PAYMENT_DECLINED', {
      paymentId: chargeId,
      reason: reason ?? '',
    });
  }
  const { transactions } = await readState(context, orderId);
  const payment = transactions.payments.find(({ id }) => id === chargeId);
  if (!payment) throw new Error(`The order has no payment ${chargeId}.`);
  return { payment, orderTransactions: transactions };
}
