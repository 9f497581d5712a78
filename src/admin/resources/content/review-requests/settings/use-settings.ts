import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef } from 'react';
import { useChanges } from '#admin/data/live.ts';
import type { ReviewRequestsProvider } from '../provider.ts';

export type RequestsDataProvider = ReviewRequestsProvider & ReturnType<typeof useDataProvider>;

/** A job sends hundreds: the figures follow at a walk. */
const pause = 2000;

/** How it goes, of late. */
export function useSummary() {
  const provider = useDataProvider<RequestsDataProvider>();
  const query = useQuery({
    queryKey: ['review-requests', 'summary', {}],
    queryFn: async ({ signal }) => (await provider.summary('review-requests', { signal })).data,
    staleTime: 10_000,
  });
  const { refetch } = query;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useChanges(
    'review-requests',
    useCallback(() => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void refetch();
      }, pause);
    }, [refetch]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  return query;
}

/** A mail as buyers get it. */
export function useMail(language: 'en' | 'he') {
  const provider = useDataProvider<RequestsDataProvider>();
  return useQuery({
    queryKey: ['review-requests', 'preview', { language }],
    queryFn: async ({ signal }) => (await provider.preview('review-requests', { language, signal })).data,
    staleTime: 60_000,
  });
}
