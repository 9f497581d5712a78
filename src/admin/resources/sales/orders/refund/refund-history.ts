import type Big from 'big.js';
import type { OrderTransactions, Refund } from '#wix/order-operations.ts';
import { big, sum } from './amounts.ts';

export type PartState = 'done' | 'pending' | 'failed';

export interface RefundPart {
  refundId: string;
  paymentId: string;
  amount: Big;
  state: PartState;
  external: boolean;
  /** The provider's own words. */
  explanation?: string;
}

export interface PastRefund {
  id: string;
  at: Date | undefined;
  reason: string | undefined;
  parts: RefundPart[];
  pieces: number;
  amount: Big;
}

export function pastRefunds(transactions: OrderTransactions | undefined): PastRefund[] {
  return (transactions?.refunds ?? [])
    .map((refund) => ({
      id: refund._id ?? '',
      at: refund._createdDate ?? undefined,
      reason: refund.details?.reason ?? undefined,
      parts: refundParts(refund),
      pieces: (refund.details?.lineItems ?? refund.details?.items ?? []).reduce(
        (pieces, line) => pieces + (line.quantity ?? 0),
        0,
      ),
      amount: sum((refund.transactions ?? []).map((part) => big(part.amount?.amount))),
    }))
    .toSorted((a, b) => (b.at?.getTime() ?? 0) - (a.at?.getTime() ?? 0));
}

export function refundParts(refund: Refund): RefundPart[] {
  return (refund.transactions ?? []).map((part) => {
    const explanation = part.refundStatusInfo?.description;
    return {
      refundId: refund._id ?? '',
      paymentId: part.paymentId ?? '',
      amount: big(part.amount?.amount),
      state: stateOf(part.refundStatus),
      external: part.externalRefund ?? false,
      ...(explanation ? { explanation } : {}),
    };
  });
}

function stateOf(status: string | undefined): PartState {
  if (status === 'SUCCEEDED') return 'done';
  return status === 'FAILED' ? 'failed' : 'pending';
}

/** Money that somebody is still to send by hand. */
export const partsToSend = (refunds: readonly PastRefund[]): RefundPart[] =>
  refunds.flatMap(({ parts }) => parts).filter(({ state, external }) => state === 'pending' && external);

/** Failed parts that no later refund to the same payment has made good. */
export function openFailures(refunds: readonly PastRefund[]): RefundPart[] {
  return refunds.flatMap((refund) =>
    refund.parts.filter((part) => {
      if (part.state !== 'failed') return false;
      const later = refunds.filter((other) => (other.at?.getTime() ?? 0) > (refund.at?.getTime() ?? 0));
      return !later.some(({ parts }) =>
        parts.some(
          (other) =>
            other.state !== 'failed' && other.paymentId === part.paymentId && other.amount.gte(part.amount),
        ),
      );
    }),
  );
}
