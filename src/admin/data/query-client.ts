import { QueryClient } from '@tanstack/react-query';
import { toCallError } from '../../wix/errors.ts';

/** What is asked again of itself: the network and a server in trouble, once. A refusal stays a refusal. */
const worthRetrying = (failures: number, error: unknown): boolean => {
  const { status, aborted } = toCallError(error);
  return !aborted && failures < 1 && (status === 0 || status === 429 || status >= 502);
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Changes are pushed to the page (live.ts), so what was just read need not be read again.
      queries: { staleTime: 15_000, gcTime: 5 * 60_000, retry: worthRetrying, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
