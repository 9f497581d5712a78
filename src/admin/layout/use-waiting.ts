import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdminDesk } from '../data/define-desk.ts';

/** How many records of it wait for a person; undefined until known, and when it cannot be known. */
export function useWaiting(resource: AdminDesk | undefined): number | undefined {
  const client = useQueryClient();
  const { name, waiting } = resource ?? {};
  const { data } = useQuery({
    queryKey: [name, 'waiting'],
    queryFn: async () => {
      // The desk's list counts its tabs too: whoever comes second takes what the first has asked for.
      const { data: counts } = await client.fetchQuery({
        queryKey: ['counts', name, { filter: {} }],
        queryFn: ({ signal }) => waiting?.count(signal) ?? { data: undefined },
        staleTime: 100,
      });
      return (waiting?.tab === 'all' ? counts?.all : counts?.tabs[waiting?.tab ?? '']) ?? 0;
    },
    enabled: waiting !== undefined,
    staleTime: 60_000,
  });
  return data;
}
