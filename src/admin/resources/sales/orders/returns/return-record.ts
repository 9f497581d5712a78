import type { ListedReturn } from '#shared/returns.ts';

export type ReturnRecord = ListedReturn;

/** The refund of the order's page, with what came back filled in. */
export function refundPath({ orderId, lines, state }: ReturnRecord): string {
  const search = new URLSearchParams();
  for (const { lineItemId, quantity } of lines) {
    search.append('line', lineItemId);
    search.append('qty', String(quantity));
    search.append('back', state === 'RECEIVED' ? String(quantity) : '0');
  }
  return `/orders/${orderId}/refund?${search.toString()}`;
}
