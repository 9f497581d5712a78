import { useInfiniteQuery, useQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { FileDetails } from '#shared/media.ts';
import type { MediaFilter, MediaSort } from '#shared/media-listing.ts';
import { useSession } from '#admin/access/session.ts';
import { useChanges } from '#admin/data/live.ts';
import type { MediaFile } from './media-file.ts';
import type { MediaProvider } from './provider.ts';

export type MediaDataProvider = MediaProvider & ReturnType<typeof useDataProvider>;

interface FilePage {
  files: MediaFile[];
  next?: string;
  total?: number;
}

type Pages = InfiniteData<FilePage, string | undefined>;

/** Marked by changes, and not read again by itself: hundreds of pages may be there. */
const listKey = (filter: MediaFilter, sort: MediaSort) =>
  ['media', 'getInfiniteList', { filter, sort }] as const;

/** So many pages are read again as a whole; of more, only the files that have changed. */
const FEW_PAGES = 3;
const pause = 300;

const fits = (file: MediaFile, { trash = false, folder, within, private: wanted }: MediaFilter): boolean =>
  (file.state === 'DELETED') === trash &&
  (within ?? (folder === undefined ? undefined : [folder]))?.includes(file.parentFolderId ?? '') !== false &&
  (wanted === undefined || (file.private ?? false) === wanted);

/** The files that fit, page after page, and what changes among them while somebody looks. */
export function useFiles(filter: MediaFilter, sort: MediaSort) {
  const provider = useDataProvider<MediaDataProvider>();
  const client = useQueryClient();
  const key = listKey(filter, sort);
  const hash = JSON.stringify(key);
  const query = useInfiniteQuery({
    queryKey: key,
    queryFn: async ({ pageParam, signal }): Promise<FilePage> =>
      (await provider.page('media', { filter, sort, cursor: pageParam, signal })).data,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    refetchOnWindowFocus: false,
  });
  const { data, refetch } = query;
  const files = useMemo(() => data?.pages.flatMap((page) => page.files) ?? [], [data]);

  /** Puts what is known of a file in its place; one that is not of this list any more goes. */
  const settle = useCallback(
    (changed: ReadonlyMap<string, MediaFile | undefined>) => {
      client.setQueryData<Pages>(JSON.parse(hash) as ReturnType<typeof listKey>, (before) => {
        if (!before) return before;
        let missing = 0;
        const pages = before.pages.map((page) => ({
          ...page,
          files: page.files.flatMap((file) => {
            if (!changed.has(file.id)) return file;
            const now = changed.get(file.id);
            if (now && fits(now, filter)) return now;
            missing++;
            return [];
          }),
        }));
        return {
          ...before,
          pages: pages.map((page) => ({
            ...page,
            ...(page.total !== undefined && { total: Math.max(0, page.total - missing) }),
          })),
        };
      });
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the filter is told by its key
    [client, hash],
  );

  const waiting = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pages = data?.pages.length ?? 0;
  const readAgain = useCallback(async () => {
    const ids = [...waiting.current];
    waiting.current.clear();
    if (pages <= FEW_PAGES) {
      await refetch();
      return;
    }
    const shown = new Set(files.map(({ id }) => id));
    const known = ids.filter((id) => shown.has(id));
    if (known.length === 0) return;
    const { data: found } = await provider.getMany('media', { ids: known });
    const byId = new Map(found.map((file) => [file.id, file]));
    settle(new Map(known.map((id) => [id, byId.get(id)])));
  }, [pages, refetch, files, provider, settle]);
  const latest = useRef(readAgain);
  useEffect(() => {
    latest.current = readAgain;
  }, [readAgain]);
  useChanges(
    'media',
    useCallback(({ id }) => {
      waiting.current.add(id);
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        void latest.current().catch(() => undefined);
      }, pause);
    }, []),
  );
  useEffect(() => () => clearTimeout(timer.current), []);

  return { ...query, files, total: data?.pages[0]?.total, settle };
}

export type Files = ReturnType<typeof useFiles>;

const noFolders: never[] = [];

export function useFolders(trashed = false) {
  const provider = useDataProvider<MediaDataProvider>();
  const query = useQuery({
    queryKey: ['media', 'folders', { trashed }],
    queryFn: ({ signal }) => provider.folders('media', { trashed, signal }),
    staleTime: 10_000,
  });
  return { ...query, folders: query.data?.data ?? noFolders };
}

/** What is kept, summed up; only the embedded platform can tell. */
export function useMediaTotals() {
  const provider = useDataProvider<MediaDataProvider>();
  const embedded = useSession()?.ownFields ?? false;
  return useQuery({
    queryKey: ['media', 'sums', {}],
    queryFn: async ({ signal }) => (await provider.sums('media', { signal })).data,
    enabled: embedded,
    placeholderData: (previous) => previous,
    staleTime: 5_000,
    retry: false,
  });
}

const AT_ONCE = 100;

/** What the gateway knows of these files beside their descriptors; nothing where the platform is a hosted one. */
export function useDetails(ids: readonly string[]): ReadonlyMap<string, FileDetails> {
  const provider = useDataProvider<MediaDataProvider>();
  const embedded = useSession()?.ownFields ?? false;
  const wanted = ids.slice(0, AT_ONCE);
  const { data } = useQuery({
    queryKey: ['media', 'details', { of: wanted }],
    queryFn: async ({ signal }) => (await provider.details('media', { ids: wanted, signal })).data,
    enabled: embedded && wanted.length > 0,
    placeholderData: (previous) => previous,
    staleTime: 30_000,
    retry: false,
  });
  return useMemo(() => new Map(data?.map((each) => [each.fileId, each])), [data]);
}
