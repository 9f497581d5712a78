import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useDataProvider } from 'ra-core';
import type { ListFilter } from '../../../data/list-state.ts';
import { useChanges } from '../../../data/live.ts';
import type { TabCounts } from '../../../data/tab-counts.ts';
import type { OrdersProvider } from '../provider.ts';

/** A bulk action changes hundreds of orders: the figures follow at a walk, not at every step. */
const pause = 2000;

/** How many orders each tab holds under the other filters; the total of the open one is the list's. */
export function useOrderCounts({ tab, q, where }: ListFilter): {
  counts: TabCounts | undefined;
  total: number | undefined;
} {
  const provider = useDataProvider<OrdersProvider & ReturnType<typeof useDataProvider>>();
  const filter: ListFilter = { ...(q ? { q } : {}), ...(where ? { where } : {}) };
  const { data, refetch } = useQuery({
    queryKey: ['counts', 'orders', { filter }],
    queryFn: ({ signal }) => provider.counts('orders', { filter, signal }),
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void refetch();
    }, pause);
  }, [refetch]);
  useChanges('orders', hear);
  useEffect(() => () => clearTimeout(timer.current), []);
  const counts = data?.data;
  return { counts, total: tab ? counts?.tabs[tab] : counts?.all };
}
