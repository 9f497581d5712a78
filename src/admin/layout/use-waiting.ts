import { useQuery } from '@tanstack/react-query';
import type { AdminDesk } from '../data/define-desk.ts';

/** How many records of it wait for a person; undefined until known, and when it cannot be known. */
export function useWaiting(resource: AdminDesk | undefined): number | undefined {
  const { data } = useQuery({
    queryKey: [resource?.name, 'waiting'],
    queryFn: ({ signal }) => resource?.waiting?.(signal) ?? 0,
    enabled: resource?.waiting !== undefined,
    staleTime: 60_000,
  });
  return data;
}
