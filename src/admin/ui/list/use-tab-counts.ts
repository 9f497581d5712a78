import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import type { ListFilter } from '../../data/list-state.ts';
import { useChanges } from '../../data/live.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';

/** A bulk action changes hundreds of records: the figures follow at a walk, not at every step. */
const pause = 2000;

/** The verb of a provider whose list has counted tabs. */
interface Counting {
  counts(
    resource: string,
    params: { filter: ListFilter; signal?: AbortSignal },
  ): Promise<{ data: TabCounts | undefined }>;
}

/**
 * How many records each tab holds under the other filters; the total of the open one is the list's. While `counting`
 * they are those of the filter before.
 */
export function useTabCounts(
  resource: string,
  { tab, q, where }: ListFilter,
): { counts: TabCounts | undefined; total: number | undefined; counting: boolean } {
  const provider = useDataProvider<Counting & ReturnType<typeof useDataProvider>>();
  const filter: ListFilter = { ...(q ? { q } : {}), ...(where ? { where } : {}) };
  const { data, refetch, isPlaceholderData } = useQuery({
    queryKey: ['counts', resource, { filter }],
    queryFn: ({ signal }) => provider.counts(resource, { filter, signal }),
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
  useChanges(resource, hear);
  useEffect(() => () => clearTimeout(timer.current), []);
  const counts = data?.data;
  return { counts, total: tab ? counts?.tabs[tab] : counts?.all, counting: isPlaceholderData };
}
