import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetOne } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSession } from '#admin/access/session.ts';
import { useChanges } from '#admin/data/live.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { memberReportListSpec } from './list-spec.ts';
import type { MemberReportsProvider } from './provider.ts';
import type { ReportedRecord } from './reported-member.ts';

export type ReportsDataProvider = MemberReportsProvider & ReturnType<typeof useDataProvider>;

const PER_PAGE = 50;
/** Several come at once: they are read together. */
const PAUSE = 400;

/** Hosted, the platform knows of reports what the contract says. */
export const useEmbedded = (): boolean => useSession()?.ownFields ?? false;

/** Those who were reported, page after page; read again when somebody reports or judges. */
export function useReported(filter: ListFilter) {
  const provider = useDataProvider<ReportsDataProvider>();
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: ['member-reports', 'getInfiniteList', { filter }],
    queryFn: async ({ pageParam, signal }) => {
      const { data, pageInfo } = await provider.getList('member-reports', {
        filter,
        sort: memberReportListSpec.openingSort,
        pagination: { page: pageParam, perPage: PER_PAGE },
        signal,
      });
      return { data, more: pageInfo?.hasNextPage ?? false };
    },
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useChanges(
    'member-reports',
    useCallback(() => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void client.invalidateQueries({ queryKey: ['member-reports'] });
      }, PAUSE);
    }, [client]),
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { rows, more: hasNextPage ? more : undefined, error: query.error, refetch: query.refetch };
}

/** From the list where it is there: the next one is painted at once. */
export function useOneReported(id: string | undefined, listed: ReportedRecord | undefined) {
  const read = useGetOne<ReportedRecord>(
    'member-reports',
    { id: id ?? '' },
    { enabled: id !== undefined && listed === undefined, retry: false },
  );
  return { data: listed ?? read.data, error: read.error, refetch: read.refetch };
}

/** Who reported, by id; whoever is gone is absent. */
export function usePeople(ids: readonly string[]) {
  const provider = useDataProvider<ReportsDataProvider>();
  const wanted = [...new Set(ids)].toSorted();
  const { data } = useQuery({
    queryKey: ['member-reports', 'people', { ids: wanted }],
    queryFn: ({ signal }) => provider.people('member-reports', { ids: wanted, signal }),
    enabled: wanted.length > 0,
    staleTime: 60_000,
  });
  return useMemo(() => new Map((data?.data ?? []).map((one) => [one._id ?? '', one])), [data]);
}

/** What the member wrote in the shop. */
export function useReportedTexts(contactId: string | undefined) {
  const provider = useDataProvider<ReportsDataProvider>();
  const { data } = useQuery({
    queryKey: ['member-reports', 'words', { contactId }],
    queryFn: ({ signal }) => provider.words('member-reports', { contactId: contactId ?? '', signal }),
    enabled: Boolean(contactId),
    staleTime: 60_000,
    retry: false,
  });
  return data?.data;
}
