import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../access/call-api.ts';
import { withNewest, type RowPage } from './latest-pages.ts';

const PER_PAGE = 50;

interface Options<Page, Row> {
  key: readonly unknown[];
  path: string;
  filter: Readonly<Record<string, string | undefined>>;
  rowsOf: (page: Page) => readonly Row[];
  /** The first page is read anew so often by itself. */
  everyMs?: number;
}

/** Something there is much of, the latest first, page after page; only the first page is read anew, the rest is past. */
export function useLatestPages<Page extends { next: string | null }, Row extends { id: string }>(
  options: Options<Page, Row>,
) {
  const { key, path, filter, rowsOf, everyMs } = options;
  const client = useQueryClient();
  const queryKey = [...key, 'pages', filter];
  const read = async (cursor: string, signal: AbortSignal): Promise<RowPage<Row>> => {
    const requested = Object.entries({ ...filter, limit: `${PER_PAGE}`, cursor });
    const query = new URLSearchParams(
      requested.filter((entry): entry is [string, string] => Boolean(entry[1])),
    );
    const page = await callApi<Page>('GET', `${path}?${query}`, undefined, { signal });
    return { rows: rowsOf(page), next: page.next };
  };
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
  const newest = useQuery({
    queryKey: [...key, 'newest', filter],
    queryFn: async ({ signal }) => {
      const page = await read('', signal);
      // What is being read on meanwhile is put behind what was known before.
      await client
        .getQueryCache()
        .find({ queryKey, exact: true })
        ?.promise?.catch(() => undefined);
      client.setQueryData<InfiniteData<RowPage<Row>, string>>(queryKey, (known) => {
        if (!known) return known;
        const pages = withNewest(known.pages, page);
        return { pages, pageParams: known.pageParams.slice(0, pages.length) };
      });
      return null;
    },
    enabled: data !== undefined && everyMs !== undefined,
    initialData: null,
    staleTime: Infinity,
    refetchInterval: everyMs ?? false,
  });
  const rows = useMemo(() => data?.pages.flatMap((page) => [...page.rows]), [data]);
  return {
    read: { data: rows, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage },
    readNewest: newest.refetch,
  };
}
