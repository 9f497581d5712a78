import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { OrderTransactionsApi, Reply, Request } from '#platform/contract/index.ts';
import { recordRefundPart } from '../order-billing/public.ts';
import { findRefund } from '../orders/public.ts';
import { lockTransactions } from './lock-transactions.ts';
import type { OrderTransactions, RefundTransaction } from './order-transactions.ts';

/** The SDK's own types leave the fields of this operation out; its contract has them. */
interface UpdateRequest {
  orderId: string;
  refundId: string;
  transaction: RefundTransaction;
  fieldMask?: string[];
}
type UpdateReply = Reply<OrderTransactionsApi, 'updateRefundTransaction'>;

const replyOf = (orderTransactions: OrderTransactions): UpdateReply =>
  ({ orderTransactions }) as unknown as UpdateReply;

/** What waits for a person or another system is ended by them; what this platform is about to ask for is not. */
function settledStatus(
  { refundStatus: before }: RefundTransaction,
  { transaction, fieldMask }: UpdateRequest,
): 'SUCCEEDED' | 'FAILED' | undefined {
  const after = transaction.refundStatus;
  const isNamed = !fieldMask?.length || fieldMask.some((path) => path.split('.').at(-1) === 'refundStatus');
  if (!isNamed || after === undefined || after === before) return undefined;
  if (before !== 'PENDING' || (after !== 'SUCCEEDED' && after !== 'FAILED')) {
    const message = 'Only a pending refund can be said to be done or to have failed.';
    throw failedPrecondition(message, 'STATUS_NOT_ALLOWED', { before, after });
  }
  return after;
}

/** Says how a pending part of a refund ended, such as money that was still to be sent by hand. */
export async function updateRefundTransaction(
  input: Request<OrderTransactionsApi, 'updateRefundTransaction'>,
  context: Context,
): Promise<UpdateReply> {
  const request = input as unknown as UpdateRequest;
  const { orderId, refundId, transaction } = request;
  const { paymentId = '', providerRefundId, refundStatusInfo } = transaction;
  const state = await lockTransactions(context, orderId);
  const refund = findRefund(state, refundId);
  if (!refund) throw notFound('The order has no such refund.', 'REFUND_NOT_FOUND', { refundId });
  const part = refund.transactions?.find((one) => one.paymentId === paymentId);
  if (!part) {
    throw notFound('The refund has no part for this payment.', 'REFUND_TRANSACTION_NOT_FOUND', { paymentId });
  }
  const status = settledStatus(part, request);
  if (!status) return replyOf(state.transactions);
  const reason = refundStatusInfo?.description;
  const result = {
    paymentId,
    status,
    ...(providerRefundId && { providerRefundId }),
    ...(reason && { reason }),
  };
  return replyOf((await recordRefundPart(context, { orderId, refundId }, result)) ?? state.transactions);
}
