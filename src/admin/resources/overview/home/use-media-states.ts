import { useQuery } from '@tanstack/react-query';
import type { MediaTotals } from '#shared/media.ts';
import { callApi } from '#admin/access/call-api.ts';

/** How many files are still being worked on, and how many failed; the library asks the same and shares the answer. */
export const useMediaStates = (enabled: boolean) =>
  useQuery({
    queryKey: ['media', 'sums', {}],
    queryFn: ({ signal }) => callApi<MediaTotals>('GET', '/admin/api/media/sums', undefined, { signal }),
    select: ({ operation }) => operation,
    enabled,
    staleTime: 5000,
    retry: false,
  });
