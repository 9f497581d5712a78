import { useQuery } from '@tanstack/react-query';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { callApi } from '../../access/call-api.ts';
import type { Days } from '../../data/report-period.ts';
import { useEmbedded } from './use-reviews.ts';

/** What reviews said over these days; only the embedded platform keeps such sums. */
export function useOverview({ from, to }: Days) {
  return useQuery({
    queryKey: ['reviews', 'overview', from, to],
    queryFn: ({ signal }) =>
      callApi<ReviewOverview>('GET', `/admin/api/reviews/overview?from=${from}&to=${to}`, undefined, {
        signal,
      }),
    enabled: useEmbedded(),
    placeholderData: (previous) => previous,
  });
}
