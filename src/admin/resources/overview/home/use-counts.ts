import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider } from 'ra-core';
import type { ListFilter } from '#admin/data/list-state.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';

interface Counting extends DataProvider {
  counts(
    desk: string,
    params: { filter: ListFilter; signal: AbortSignal },
  ): Promise<{ data: TabCounts | undefined }>;
}

/** How many records of a desk there are in each tab; its list asks the same and shares the answer. */
export function useCounts(desk: string, enabled: boolean, filter: ListFilter = {}) {
  const provider = useDataProvider<Counting>();
  const read = useQuery({
    queryKey: ['counts', desk, { filter }],
    queryFn: ({ signal }) => provider.counts(desk, { filter, signal }),
    enabled,
    staleTime: 10_000,
  });
  // The rail may have asked for what is no work of this person's.
  return enabled ? read : { ...read, data: undefined };
}
