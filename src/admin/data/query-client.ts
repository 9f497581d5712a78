import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toCallError } from '../../wix/errors.ts';
import { hearFailure, onReturn } from './connection.ts';

/** What is asked again of itself: the network and a server in trouble, once. A rejection stays a rejection. */
const worthRetrying = (failures: number, error: unknown): boolean => {
  const { status, aborted } = toCallError(error);
  return !aborted && failures < 1 && (status === 0 || status === 429 || status >= 502);
};

/** Nobody waits for the browser's word that there is a network: a server in the house answers without. */
const networkMode = 'always';

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: hearFailure }),
    mutationCache: new MutationCache({ onError: hearFailure }),
    defaultOptions: {
      // Changes are pushed to the page (live.ts), so what was just read need not be read again.
      queries: {
        staleTime: 15_000,
        gcTime: 5 * 60_000,
        retry: worthRetrying,
        refetchOnWindowFocus: true,
        networkMode,
      },
      mutations: { retry: false, networkMode },
    },
  });
  // What could not be read meanwhile is read now, and the page goes on where it stood.
  onReturn(() => void client.invalidateQueries());
  return client;
}
