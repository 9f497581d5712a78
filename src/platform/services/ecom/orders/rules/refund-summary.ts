import { addMoney, price, type Decimal } from '#shared/money.ts';
import { isPendingRefund, type Refund, type RefundTransaction } from '../../order-transactions/public.ts';

const sum = (parts: readonly RefundTransaction[]): Decimal =>
  addMoney('0', ...parts.map(({ amount }) => amount?.amount ?? '0'));

/** What the refund's parts add up to, by how far they are. */
export function refundTotals(
  parts: readonly RefundTransaction[],
  currency: string,
): NonNullable<Refund['summary']> {
  const pending = parts.filter(isPendingRefund);
  const where = (status: string): RefundTransaction[] =>
    parts.filter(({ refundStatus }) => refundStatus === status);
  return {
    requestedRefund: price(sum(parts), currency),
    pendingRefund: price(sum(pending), currency),
    refunded: price(sum(where('SUCCEEDED')), currency),
    failedRefundAmount: price(sum(where('FAILED')), currency),
    pending: pending.length > 0,
  };
}
