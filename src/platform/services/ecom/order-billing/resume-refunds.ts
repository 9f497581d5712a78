import type { Context } from '#platform/context.ts';
import type { RefundTransaction } from '../order-transactions/public.ts';
import { findRefund, readState, type OrderState, type PartResult } from '../orders/public.ts';
import { eachDue, nextAttempt } from '../../extensions/payments/public.ts';
import { dueRefunds, updateOpenRefund, type OpenRefund } from './open-refunds.ts';
import { recordRefundPart } from './record-refund.ts';

/** Undefined when the provider did not answer: whether it paid anything is then unknown. */
async function ask(
  context: Context,
  { order, transactions }: OrderState,
  refundId: string,
  { paymentId = '', amount: price }: RefundTransaction,
): Promise<PartResult | undefined> {
  const amount = price?.amount ?? '0';
  const payment = transactions.payments.find(({ id }) => id === paymentId);
  const providerTransactionId = payment?.regularPaymentDetails?.providerTransactionId ?? undefined;
  try {
    const answer = await context.payments.refund({
      orderId: order.id,
      refundId,
      paymentId,
      amount,
      currency: order.currency,
      idempotencyKey: `${order.id}:${refundId}:${paymentId}:${amount}`,
      ...(providerTransactionId !== undefined && { providerTransactionId }),
    });
    return { paymentId, ...answer };
  } catch {
    return undefined;
  }
}

/** After every date: only people can say what becomes of the rest. */
const NEVER = 'never';

/** The provider tells later what becomes of a pending part; asked again, it says how that stands. */
const isToBeAsked = ({ refundStatus, externalRefund }: RefundTransaction): boolean =>
  !externalRefund && (refundStatus === 'SCHEDULED' || refundStatus === 'PENDING');

/**
 * Asks the provider for each part that is not decided, and records each answer at once. Outside of any transaction:
 * whatever happens meanwhile, the refund is on record and is asked for again with the same keys.
 */
export async function resumeRefund(
  context: Context,
  { refundId, orderId, asks }: Pick<OpenRefund, 'refundId' | 'orderId' | 'asks'>,
): Promise<void> {
  const state = await readState(context, orderId);
  const parts = (findRefund(state, refundId)?.transactions ?? []).filter(isToBeAsked);
  for (const part of parts) {
    const result = await ask(context, state, refundId, part);
    if (!result) continue;
    await context.transaction((inner) => recordRefundPart(inner, { orderId, refundId }, result));
  }
  const nextAskDate = parts.length === 0 ? NEVER : nextAttempt(context.clock.now(), asks + 1);
  await updateOpenRefund(context, refundId, { asks: asks + 1, nextAskDate });
}

/** Brings to an end what a lost answer, or the end of a process, has left open; one that fails keeps no other waiting. */
export async function resumeRefunds(context: Context): Promise<void> {
  await eachDue(await dueRefunds(context), (refund) => resumeRefund(context, refund));
}
