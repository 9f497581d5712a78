import { useQuery } from '@tanstack/react-query';
import type { DeskFacts } from '../../shared/desks/desk.ts';
import { isWaitingDesk, type WaitingCounts, type WaitingDesk } from '../../shared/desks/waiting-desks.ts';
import { callApi } from '../access/call-api.ts';

/** Entries that appear together ask together. */
const requested = new Map<WaitingDesk, ((counts: Promise<WaitingCounts>) => void)[]>();

function fetchRequested(): void {
  const desks = [...requested.keys()];
  const waiting = [...requested.values()].flat();
  requested.clear();
  const response = callApi<{ counts: WaitingCounts }>('GET', `/admin/api/waiting?desks=${desks.join(',')}`);
  const counts = response.then((body) => body.counts);
  for (const resolve of waiting) resolve(counts);
}

/** One request for the desks of all calls of the same moment. */
async function fetchWaiting(desk: WaitingDesk): Promise<number> {
  const counts = await new Promise<WaitingCounts>((resolve) => {
    if (requested.size === 0) setTimeout(fetchRequested);
    requested.set(desk, [...(requested.get(desk) ?? []), resolve]);
  });
  return counts[desk] ?? 0;
}

/** How many records of it wait for a person; undefined until known, and when it cannot be known. */
export function useWaiting(resource: Pick<DeskFacts, 'name'> | undefined): number | undefined {
  const desk = resource !== undefined && isWaitingDesk(resource.name) ? resource.name : undefined;
  const { data } = useQuery({
    queryKey: [desk, 'waiting'],
    queryFn: () => (desk === undefined ? 0 : fetchWaiting(desk)),
    enabled: desk !== undefined,
    staleTime: 60_000,
  });
  return data;
}
