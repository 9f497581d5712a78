import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useChanges } from '#admin/data/live.ts';
import type { SubscriptionsProvider } from './provider.ts';

type DeskProvider = SubscriptionsProvider & ReturnType<typeof useDataProvider>;

export const useSubscriptionsProvider = (): DeskProvider => useDataProvider<DeskProvider>();

/** How many run, what they bring, what failed and what was lost. */
export function useSummary() {
  const provider = useSubscriptionsProvider();
  const query = useQuery({
    queryKey: ['subscriptions', 'summary', {}],
    queryFn: async ({ signal }) => (await provider.summary('subscriptions', { signal })).data,
    staleTime: 10_000,
  });
  const { refetch } = query;
  useChanges(
    'subscriptions',
    useCallback(() => void refetch(), [refetch]),
  );
  return query;
}

/** All that shows subscriptions reads again: rows, the open one, the figures. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['subscriptions'] }), [client]);
}
