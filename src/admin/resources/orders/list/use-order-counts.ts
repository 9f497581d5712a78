import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ListFilter } from '../../../data/list-state.ts';
import type { TabCounts } from '../../../data/tab-counts.ts';
import type { OrdersProvider } from '../provider.ts';

/** How many orders each tab holds under the other filters; the total of the open one is the list's. */
export function useOrderCounts({ tab, q, where }: ListFilter): {
  counts: TabCounts | undefined;
  total: number | undefined;
} {
  const provider = useDataProvider<OrdersProvider & ReturnType<typeof useDataProvider>>();
  const filter: ListFilter = { ...(q ? { q } : {}), ...(where ? { where } : {}) };
  const { data } = useQuery({
    queryKey: ['orders', 'counts', { filter }],
    queryFn: ({ signal }) => provider.counts('orders', { filter, signal }),
    placeholderData: (previous) => previous,
    staleTime: 10_000,
  });
  const counts = data?.data;
  return { counts, total: tab ? counts?.tabs[tab] : counts?.all };
}
