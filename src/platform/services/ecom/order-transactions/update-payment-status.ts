import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { Handler, OrderTransactionsApi } from '#platform/contract/index.ts';
import { bulk } from '#platform/crud/index.ts';
import { lockOrder, lockOrders, movePayment, saveOrder, stampOf, type OrderState } from '../orders/public.ts';
import { isBeingCharged } from '../../extensions/payments/public.ts';
import type { OrderTransactions, Payment } from './order-transactions.ts';

type Status = NonNullable<Payment['status']> | 'UNDEFINED' | undefined;

/** Where a payment can be moved to from outside; money goes back by refunds alone. */
const MOVES: Partial<Record<NonNullable<Payment['status']>, readonly Status[]>> = {
  PENDING: ['APPROVED', 'DECLINED', 'CANCELED', 'AUTHORIZED'],
  PENDING_MERCHANT: ['APPROVED', 'DECLINED', 'CANCELED', 'AUTHORIZED'],
  AUTHORIZED: ['APPROVED', 'VOIDED'],
};

/** What this platform itself is about to hear of from the provider is not said by others. */
async function isUnderWay(context: Context, payment: Payment): Promise<boolean> {
  const { captures = [], void: voiding } = payment.regularPaymentDetails?.authorizationDetails ?? {};
  if ([...captures, voiding].some((action) => action?.status === 'PENDING')) return true;
  return isBeingCharged(context, payment.id);
}

interface Move {
  orderId: string;
  paymentId: string;
  status: Status;
}

export function findPayment({ transactions }: OrderState, paymentId: string | undefined): Payment {
  const payment = transactions.payments.find(({ id }) => id === paymentId);
  if (!payment) throw notFound('The order has no such payment.', 'PAYMENT_NOT_FOUND', { paymentId });
  return payment;
}

/**
 * Says how a payment went that another system collects; statuses, balance and timeline follow from it.
 * @returns the order as it is then, which is the caller's to write
 */
export async function moved(
  context: Context,
  before: OrderState,
  { paymentId, status }: Pick<Move, 'paymentId' | 'status'>,
): Promise<OrderState> {
  const payment = findPayment(before, paymentId);
  if (payment.status === status) return before;
  const isAllowed = payment.status !== undefined && MOVES[payment.status]?.includes(status) === true;
  if (!isAllowed || status === undefined || status === 'UNDEFINED' || (await isUnderWay(context, payment))) {
    throw failedPrecondition('The payment cannot be moved to this status.', 'STATUS_NOT_ALLOWED', {
      before: payment.status,
      after: status,
    });
  }
  return movePayment(before, payment, status, stampOf(context));
}

async function moveStatus(context: Context, move: Move): Promise<OrderTransactions> {
  const before = await lockOrder(context, move.orderId);
  const after = await moved(context, before, move);
  if (after !== before) await saveOrder(context, before, after);
  return after.transactions;
}

export const updatePaymentStatus: Handler<OrderTransactionsApi, 'updatePaymentStatus', Context> = async (
  { orderId, paymentId, status },
  context,
) => ({ orderTransactions: await moveStatus(context, { orderId, paymentId, status }) });

export const bulkUpdatePaymentStatuses: Handler<
  OrderTransactionsApi,
  'bulkUpdatePaymentStatuses',
  Context
> = async ({ paymentAndOrderIds, returnFullEntity, status }, context) => {
  // In one order everywhere, so that two calls never wait for each other.
  await lockOrders(
    context,
    paymentAndOrderIds.map(({ orderId }) => orderId ?? ''),
  );
  return bulk(context, {
    entries: paymentAndOrderIds.map(({ orderId, paymentId }) => ({
      orderId: orderId ?? '',
      paymentId: paymentId ?? '',
      status,
    })),
    idOf: ({ paymentId }) => paymentId,
    each: async (move) => {
      const { payments } = await moveStatus(context, move);
      return payments.find(({ id }) => id === move.paymentId);
    },
    show: returnFullEntity ? (payment) => payment ?? {} : undefined,
  });
};
