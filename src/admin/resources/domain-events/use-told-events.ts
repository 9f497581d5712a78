import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ToldEvent, ToldEventPage } from '../../../shared/events.ts';
import { callApi } from '../../access/call-api.ts';
import { useToldEvent } from '../../data/live.ts';

const PER_PAGE = 50;
/** A deed tells of itself in several events: they are read together. */
const PAUSE = 500;

export interface EventFilter {
  entityFqdn: string;
  eventType: string;
  entityId: string;
  from: string | undefined;
  to: string | undefined;
}

/** What happened, the latest first, page after page; live, what happens now is read as it is told. */
export function useToldEvents(filter: EventFilter, live: boolean) {
  const client = useQueryClient();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['domain-events', 'told', filter],
    queryFn: ({ pageParam, signal }) => {
      const asked = Object.entries({ ...filter, limit: `${PER_PAGE}`, cursor: pageParam });
      const query = new URLSearchParams(
        asked.filter((entry): entry is [string, string] => Boolean(entry[1])),
      );
      return callApi<ToldEventPage>('GET', `/admin/api/domain-events?${query}`, undefined, { signal });
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useToldEvent(
    useCallback(() => {
      if (!live) return;
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: ['domain-events', 'told'] });
      }, PAUSE);
    }, [client, live]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const rows = useMemo<ToldEvent[] | undefined>(
    () => data?.pages.flatMap(({ events }) => [...events]),
    [data],
  );
  return { data: rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage };
}
