import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import { useSession } from '#admin/access/session.ts';
import { useChanges } from '#admin/data/live.ts';
import type { AbandonedCheckoutsProvider } from './provider.ts';

export type AbandonedCheckoutsDataProvider = AbandonedCheckoutsProvider & ReturnType<typeof useDataProvider>;

/** Hosted, the platform knows what the contract says. */
export const useEmbedded = (): boolean => useSession()?.ownFields ?? false;

/** How leaving and coming back goes, of late. */
export function useSummary() {
  const provider = useDataProvider<AbandonedCheckoutsDataProvider>();
  const query = useQuery({
    queryKey: ['abandoned-checkouts', 'summary', {}],
    queryFn: async ({ signal }) => (await provider.summary('abandoned-checkouts', { signal })).data,
    enabled: useEmbedded(),
    staleTime: 10_000,
  });
  const { refetch } = query;
  useChanges(
    'abandoned-checkouts',
    useCallback(() => void refetch(), [refetch]),
  );
  return query;
}

/** The address that brings the cart back. */
export function useLink(id: string) {
  const provider = useDataProvider<AbandonedCheckoutsDataProvider>();
  return useQuery({
    queryKey: ['abandoned-checkouts', 'link', { id }],
    queryFn: async () => (await provider.link('abandoned-checkouts', { id })).data,
    enabled: useEmbedded(),
    staleTime: Infinity,
    retry: false,
  });
}
