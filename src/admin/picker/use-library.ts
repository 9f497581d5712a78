import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { openingSort } from '../../shared/media-listing.ts';
import { MEDIA_ROOT } from '../../shared/media.ts';
import { mediaOperations } from '../../wix/media-operations.ts';
import type { MediaKind } from '../../wix/upload-operations.ts';
import { supportedSort } from '../data/media-order.ts';
import { useFinishedUploads } from '../uploads/upload-store.ts';

const PAGE = 60;

interface ChoiceFilter {
  q: string;
  /** Files right in it; without, of all folders. */
  folder?: string | undefined;
  kinds: readonly MediaKind[];
  private?: false;
}

/** The files of the library that fit, newest first; what is uploaded meanwhile joins them. */
export function useLibrary(filter: ChoiceFilter) {
  const query = useInfiniteQuery({
    queryKey: ['media', 'choice', filter],
    queryFn: ({ pageParam, signal }) =>
      mediaOperations.list(
        filter,
        supportedSort(openingSort),
        { limit: PAGE, cursor: pageParam || undefined },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  });
  useFinishedUploads(() => void query.refetch());
  const files = query.data?.pages.flatMap((page) => page.files) ?? [];
  return { query, files, total: query.data?.pages[0]?.total };
}

export interface FolderChoice {
  id: string;
  name: string;
  depth: number;
}

/** The folders in the order of their tree. */
export function useFolders(): readonly FolderChoice[] {
  const { data = [] } = useQuery({
    queryKey: ['media', 'folders', 'choice'],
    queryFn: ({ signal }) => mediaOperations.folders({ signal }),
  });
  const below = (parent: string, depth: number): FolderChoice[] =>
    data
      .filter(({ parentFolderId }) => (parentFolderId ?? MEDIA_ROOT) === parent)
      .flatMap(({ _id: id = '', displayName: name = '' }) => [{ id, name, depth }, ...below(id, depth + 1)]);
  return below(MEDIA_ROOT, 0);
}
