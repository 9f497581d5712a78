import { useQueries } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { PaperPage, PrintPreview } from '#shared/papers.ts';
import { fetchPreview } from '#admin/ui/bulk/use-bulk-preview.ts';
import { drawnPages, leavesOf, partsOf, type Leaf } from './leaves.ts';

/** Orders whose pages are asked for together. */
const PART = 12;

export interface Pages {
  /** All of them, in their order. */
  leaves: Leaf[];
  pageOf: (leaf: Leaf) => PaperPage | undefined;
  /** It is about to be looked at. */
  want: (leaf: Leaf) => void;
  failed: boolean;
  retry: () => void;
}

/** The pages of a pile: the first came with its count, others come when somebody looks at them. */
export function usePages(seen: PrintPreview | undefined, params: Record<string, unknown> | undefined): Pages {
  const [wanted, setWanted] = useState<ReadonlySet<string>>(new Set());
  const { leaves, parts, partOf } = useMemo(() => {
    const all = partsOf(seen?.runs ?? [], PART);
    return {
      leaves: leavesOf(seen?.runs ?? []),
      parts: all,
      partOf: new Map(all.flatMap((ids, at) => ids.map((id) => [id, at] as const))),
    };
  }, [seen]);
  const there = useMemo(() => new Set(seen?.pages.flatMap(({ order }) => order ?? [])), [seen]);
  const requested = parts.filter((ids) => wanted.has(ids[0] ?? ''));
  const answers = useQueries({
    queries: requested.map((ids) => ({
      queryKey: ['foresight', 'orders.print', 'pages', params, ids],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await fetchPreview<PrintPreview>('orders.print', { ids }, { ...params, pickList: false }, signal))
          .pages,
      enabled: params !== undefined,
      gcTime: 60_000,
      staleTime: Infinity,
      retry: false,
    })),
    combine: (all) => ({
      pages: all.flatMap(({ data }) => data ?? []),
      failed: all.some(({ isError }) => isError),
      retry: () => {
        for (const one of all) if (one.isError) void one.refetch();
      },
    }),
  });
  const { pages, failed, retry } = answers;
  const pageOf = useMemo(() => drawnPages([...(seen?.pages ?? []), ...pages]), [seen, pages]);
  const want = ({ order }: Leaf): void => {
    if (order === undefined || there.has(order)) return;
    const first = parts[partOf.get(order) ?? -1]?.[0];
    if (first !== undefined && !wanted.has(first)) setWanted((now) => new Set([...now, first]));
  };
  return { leaves, pageOf, want, failed, retry };
}
