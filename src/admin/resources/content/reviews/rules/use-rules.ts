import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import type { ReviewRules } from '#shared/review-rules.ts';
import { toCallError } from '#wix/errors.ts';
import { useDebounced } from '#admin/ui/use-debounced.ts';
import type { ReviewsDataProvider } from '../use-reviews.ts';

const rulesKey = ['reviews', 'rules', {}];

/** What is being changed must not change under the fingers: a newer version is met when it is saved. */
export function useStoredRules() {
  const provider = useDataProvider<ReviewsDataProvider>();
  return useQuery({
    queryKey: ['reviews', 'rulesToEdit'],
    queryFn: async ({ signal }) => (await provider.rules('reviews', { signal })).data,
    refetchOnWindowFocus: false,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useSaveRules(onSaved: () => void) {
  const provider = useDataProvider<ReviewsDataProvider>();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: { rules: ReviewRules; before: ReviewRules }) =>
      provider.saveRules('reviews', change),
    onSuccess({ data }) {
      void client.invalidateQueries({ queryKey: rulesKey });
      client.setQueryData(['reviews', 'rulesToEdit'], data);
      onSaved();
    },
    async onError(error) {
      // What the other one has saved is what "discard" goes back to; it is there before the rejection is told.
      if (toCallError(error).code === 'REVIEW_RULES_CHANGED')
        await client.refetchQueries({ queryKey: ['reviews', 'rulesToEdit'] });
    },
  });
}

/** So long nothing is changed before the server tries again. */
const PAUSE_MS = 400;

/** What the rules, as they are on the page, make of the last 90 days. */
export function useTrial(rules: ReviewRules) {
  const provider = useDataProvider<ReviewsDataProvider>();
  const typed = JSON.stringify(rules);
  const debounced = useDebounced(typed, PAUSE_MS);
  return useQuery({
    queryKey: ['reviews', 'trial', { settled: debounced }],
    queryFn: async ({ signal }) =>
      (await provider.tryRules('reviews', { rules: JSON.parse(debounced) as ReviewRules, signal })).data,
    placeholderData: (previous) => previous,
    staleTime: 60_000,
    retry: false,
  });
}

/** A few that wait, to try the rules on. */
export function useSamples() {
  const provider = useDataProvider<ReviewsDataProvider>();
  const { data } = useQuery({
    queryKey: ['reviews', 'samples'],
    queryFn: async ({ signal }) =>
      (
        await provider.getList('reviews', {
          filter: { tab: 'waiting' },
          sort: { field: 'createdDate', order: 'DESC' },
          pagination: { page: 1, perPage: 10 },
          signal,
        })
      ).data,
    staleTime: 60_000,
    retry: false,
  });
  return data ?? [];
}
