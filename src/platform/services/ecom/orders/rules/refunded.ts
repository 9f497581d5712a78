import { addMoney, type Decimal } from '#shared/money.ts';
import type { Refund } from '../../order-transactions/public.ts';

/** What earlier refunds were for. */
export interface Refunded {
  /** Quantity by line item id. */
  lines: Map<string, number>;
  /** Amount by fee id. */
  fees: Map<string, Decimal>;
  shipping: Decimal;
}

/** A refund of which every payment failed gave nothing back. */
const isEffective = (refund: Refund): boolean =>
  (refund.transactions ?? []).some(({ refundStatus }) => refundStatus !== 'FAILED');

export function sumRefunds(refunds: readonly Refund[]): Refunded {
  const lines = new Map<string, number>();
  const fees = new Map<string, Decimal>();
  let shipping = '0';
  for (const { details } of refunds.filter(isEffective)) {
    for (const { lineItemId, quantity } of details?.lineItems ?? []) {
      if (lineItemId !== undefined) lines.set(lineItemId, (lines.get(lineItemId) ?? 0) + (quantity ?? 0));
    }
    for (const { additionalFeeId, amount } of details?.additionalFees ?? []) {
      if (additionalFeeId !== undefined) {
        fees.set(additionalFeeId, addMoney(fees.get(additionalFeeId), amount?.amount));
      }
    }
    shipping = addMoney(shipping, details?.shipping?.amount?.amount);
  }
  return { lines, fees, shipping };
}
