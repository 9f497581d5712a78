import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { RefundCalculation, RefundItems } from '#wix/order-operations.ts';
import { useOrdersProvider } from '../show/use-order-data.ts';
import { isEmpty } from './refund-request.ts';

export type RefundPreview =
  | { state: 'empty' }
  | { state: 'calculating' }
  | { state: 'failed'; error: unknown; retry: () => void }
  | { state: 'rejected'; calculation: RefundCalculation }
  | { state: 'ready'; calculation: RefundCalculation; at: Date };

const patience = 250;

/**
 * What the server makes of these items. A changed form waits a moment and then asks; the question before it is aborted.
 * Only an answer to the very items in the form counts as ready.
 */
export function useRefundPreview(orderId: string, items: RefundItems, valid: boolean): RefundPreview {
  const provider = useOrdersProvider();
  const wanted = JSON.stringify(items);
  const requested = useSettled(wanted);
  const nothing = isEmpty(items);
  const query = useQuery({
    queryKey: ['orders', 'calculateRefund', { id: orderId, items: requested }],
    enabled: valid && !nothing && requested === wanted,
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const refundItems = JSON.parse(requested) as RefundItems;
      return (await provider.calculateRefund('orders', { id: orderId, refundItems, signal })).data;
    },
  });
  if (nothing || !valid) return { state: 'empty' };
  if (requested !== wanted || query.isFetching || query.isPending) return { state: 'calculating' };
  if (query.isError) return { state: 'failed', error: query.error, retry: () => void query.refetch() };
  const rejected = query.data.notAvailable !== undefined || !query.data.summary;
  if (rejected) return { state: 'rejected', calculation: query.data };
  return { state: 'ready', calculation: query.data, at: new Date(query.dataUpdatedAt) };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), patience);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
