import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useChanges } from '#admin/data/live.ts';
import type { GiftCardsProvider } from './provider.ts';

export type CardsDataProvider = GiftCardsProvider & ReturnType<typeof useDataProvider>;

export const useCardsProvider = (): CardsDataProvider => useDataProvider<CardsDataProvider>();

/** What is owed, and what went in and out lately. */
export function useSummary() {
  const provider = useCardsProvider();
  const query = useQuery({
    queryKey: ['gift-cards', 'summary', {}],
    queryFn: async ({ signal }) => (await provider.summary('gift-cards', { signal })).data,
    staleTime: 10_000,
  });
  const { refetch } = query;
  useChanges(
    'gift-cards',
    useCallback(() => void refetch(), [refetch]),
  );
  return query;
}

/** All that shows cards reads again: rows, the open one, the totals. */
export function useReadAgain(): () => Promise<void> {
  const client = useQueryClient();
  return useCallback(() => client.invalidateQueries({ queryKey: ['gift-cards'] }), [client]);
}
