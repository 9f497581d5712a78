import type { RefundCalculation } from '#wix/order-operations.ts';
import { big, sum } from './amounts.ts';

export interface RefundTotals {
  items: string;
  shipping: string;
  fees: string;
  total: string;
  /** Part of the totals above. */
  tax: string;
}

/** A calculated refund as its rows show it, with tax and after discounts: items, shipping and fees add up to the total. */
export function refundTotals({ summary, calculatedRefundItems: items }: RefundCalculation): RefundTotals {
  const totals = (parts: readonly { summary?: { total?: { amount?: string } } }[] = []): string =>
    sum(parts.map((part) => big(part.summary?.total?.amount))).toFixed();
  return {
    items: totals(items?.lineItems),
    shipping: items?.shipping?.summary?.total?.amount ?? '0',
    fees: totals(items?.additionalFees),
    total: summary?.total?.amount ?? '0',
    tax: summary?.tax?.amount ?? '0',
  };
}
