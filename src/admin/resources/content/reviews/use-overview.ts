import { useQuery } from '@tanstack/react-query';
import type { reviewExtensions } from '#shared/extensions/reviews.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import type { Days } from '#admin/data/report-period.ts';
import { useEmbedded } from './use-reviews.ts';

const call = extensionClient<typeof reviewExtensions>();

/** What reviews said over these days; only the embedded platform keeps such totals. */
export function useOverview({ from, to }: Days) {
  return useQuery({
    queryKey: ['reviews', 'overview', from, to],
    queryFn: async ({ signal }) => (await call('getReviewOverview', { from, to }, { signal })).overview,
    enabled: useEmbedded(),
    placeholderData: (previous) => previous,
  });
}
