import { useInfiniteQuery, useQuery, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { useDataProvider, useGetMany, useGetOne } from 'ra-core';
import { useCallback, useMemo } from 'react';
import type { ReviewRule } from '#shared/review-rules.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import { useSession } from '#admin/access/session.ts';
import type { ReviewedProduct } from './reviewed-product.ts';
import { reviewListSpec } from './list-spec.ts';
import type { ReviewsProvider } from './provider.ts';
import { reviewStatusOf, type ReviewRecord, type ReviewStatus } from './review-record.ts';

export type ReviewsDataProvider = ReviewsProvider & ReturnType<typeof useDataProvider>;

const PER_PAGE = 50;

interface ReviewPage {
  data: ReviewRecord[];
  more: boolean;
}

/** The reviews of a filter, page after page. What changes among them is put in its place by who changes it. */
export function useReviews(filter: ListFilter) {
  const provider = useDataProvider<ReviewsDataProvider>();
  const query = useInfiniteQuery({
    queryKey: ['reviews', 'getInfiniteList', { filter }],
    queryFn: async ({ pageParam, signal }): Promise<ReviewPage> => {
      const { data, pageInfo } = await provider.getList('reviews', {
        filter,
        sort: reviewListSpec.openingSort,
        pagination: { page: pageParam, perPage: PER_PAGE },
        signal,
      });
      return { data, more: pageInfo?.hasNextPage ?? false };
    },
    initialPageParam: 1,
    getNextPageParam: ({ more }, pages) => (more ? pages.length + 1 : undefined),
    refetchOnWindowFocus: false,
  });
  const { data, isFetchingNextPage, hasNextPage, fetchNextPage } = query;
  const rows = useMemo(() => data?.pages.flatMap((page) => page.data), [data]);
  const more = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  return { rows, more, hasMore: hasNextPage, error: query.error, refetch: query.refetch };
}

/** From the list where it is there: the next one is painted at once. */
export function useReview(id: string | undefined, listed: ReviewRecord | undefined) {
  const read = useGetOne<ReviewRecord>(
    'reviews',
    { id: id ?? '' },
    { enabled: id !== undefined && listed === undefined, retry: false },
  );
  return { data: listed ?? read.data, error: read.error, refetch: read.refetch };
}

/** The products that reviews are of, by id; what is gone or not open to this person is absent. */
export function useProductsOf(reviews: readonly ReviewRecord[]): ReadonlyMap<string, ReviewedProduct> {
  const wanted = [...new Set(reviews.map(({ entityId }) => entityId ?? ''))].filter(Boolean).toSorted();
  const { data } = useGetMany<ReviewedProduct>('products', { ids: wanted }, { enabled: wanted.length > 0 });
  return useMemo(() => new Map((data ?? []).filter(Boolean).map((each) => [each.id, each])), [data]);
}

/** Hosted, the platform knows of reviews what the contract says. */
export const useEmbedded = (): boolean => useSession()?.ownFields ?? false;

/** What became of a review, the oldest first, and in which language its words are; nothing where the platform cannot say. */
export function useHistory(id: string) {
  const provider = useDataProvider<ReviewsDataProvider>();
  const { data } = useQuery({
    queryKey: ['reviews', 'decisions', { id }],
    queryFn: ({ signal }) => provider.decisions('reviews', { id, signal }),
    enabled: useEmbedded(),
    retry: false,
  });
  return { decisions: data?.data.decisions ?? [], language: data?.data.language };
}

const noRules: readonly ReviewRule[] = [];

/** The rules of the shop; none while they are read, or where the platform keeps them to itself. */
export function useRules(): readonly ReviewRule[] {
  const provider = useDataProvider<ReviewsDataProvider>();
  const { data } = useQuery({
    queryKey: ['reviews', 'rules', {}],
    queryFn: ({ signal }) => provider.rules('reviews', { signal }),
    enabled: useEmbedded(),
    staleTime: 60_000,
    retry: false,
  });
  return data?.data.rules ?? noRules;
}

/** The words that they look for. */
export function useListedMessages(): readonly string[] {
  const rules = useRules();
  return useMemo(
    () => rules.flatMap(({ on, test }) => (on && test.kind === 'words' ? test.words : [])),
    [rules],
  );
}

/** What else this author wrote, the newest first, wherever it stands. */
export function useAlsoBy(review: ReviewRecord) {
  const contactId = review.author?.contactId;
  const { rows = [] } = useReviewsBy(contactId ?? undefined);
  return rows.filter(({ id }) => id !== review.id);
}

function useReviewsBy(contactId: string | undefined) {
  const provider = useDataProvider<ReviewsDataProvider>();
  const { data } = useQuery({
    queryKey: ['reviews', 'ofAuthor', { id: contactId }],
    queryFn: async ({ signal }) => {
      const { data: found } = await provider.getManyReference('reviews', {
        target: 'author.contactId',
        id: contactId ?? '',
        filter: {},
        sort: reviewListSpec.openingSort,
        pagination: { page: 1, perPage: 10 },
        signal,
      });
      return found;
    },
    enabled: contactId !== undefined,
    staleTime: 60_000,
  });
  return { rows: data };
}

const tabOf: Record<ReviewStatus, string> = {
  WAITING: 'waiting',
  APPROVED: 'approved',
  REJECTED: 'rejected',
};

/** Puts what the platform answered in the place of what was known, and counts it where it is now. */
export function replaceReview(client: QueryClient, review: ReviewRecord): void {
  let before: ReviewStatus | undefined;
  client.setQueriesData<InfiniteData<ReviewPage>>(
    { queryKey: ['reviews', 'getInfiniteList'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({
          ...page,
          data: page.data.map((row) => {
            if (row.id !== review.id) return row;
            before ??= reviewStatusOf(row);
            return review;
          }),
        })),
      },
  );
  client.setQueryData(['reviews', 'getOne', { id: review.id }], review);
  const now = reviewStatusOf(review);
  if (before === undefined && now === 'WAITING') {
    // It was taken back after the list had been read anew without it.
    void client.invalidateQueries({ queryKey: ['reviews', 'getInfiniteList'] });
  }
  if (before === undefined || before === now) return;
  const from = tabOf[before];
  client.setQueriesData<{ data: TabCounts | undefined }>({ queryKey: ['counts', 'reviews'] }, (known) => {
    if (!known?.data) return known;
    const { tabs, all } = known.data;
    const moved = { [from]: Math.max(0, (tabs[from] ?? 0) - 1), [tabOf[now]]: (tabs[tabOf[now]] ?? 0) + 1 };
    return { data: { all, tabs: { ...tabs, ...moved } } };
  });
}

/** The figures of the tabs, with the decisions that are still on their way. */
export function withPending(
  counts: TabCounts | undefined,
  rows: readonly ReviewRecord[],
  statuses: ReadonlyMap<string, ReviewStatus>,
): TabCounts | undefined {
  if (!counts || statuses.size === 0) return counts;
  const tabs = { ...counts.tabs };
  for (const row of rows) {
    const to = statuses.get(row.id);
    const from = reviewStatusOf(row);
    if (to === undefined || to === from) continue;
    tabs[tabOf[from]] = Math.max(0, (tabs[tabOf[from]] ?? 0) - 1);
    tabs[tabOf[to]] = (tabs[tabOf[to]] ?? 0) + 1;
  }
  return { all: counts.all, tabs };
}

/** Takes away what is gone. */
export function removeReviews(client: QueryClient, missing: ReadonlySet<string>): void {
  if (missing.size === 0) return;
  client.setQueriesData<InfiniteData<ReviewPage>>(
    { queryKey: ['reviews', 'getInfiniteList'] },
    (known) =>
      known && {
        ...known,
        pages: known.pages.map((page) => ({ ...page, data: page.data.filter(({ id }) => !missing.has(id)) })),
      },
  );
}

/** Whether a review that stands so is of that tab. */
export function isOfTab(tab: string, reviewStatus: ReviewStatus, { reply }: ReviewRecord): boolean {
  return statusOfTab(tab) === reviewStatus && (tab !== 'unanswered' || !reply);
}

/** Where the reviews of a tab stand. */
export function statusOfTab(tab: string): ReviewStatus | undefined {
  if (tab === 'unanswered') return 'APPROVED';
  return (Object.keys(tabOf) as ReviewStatus[]).find((status) => tabOf[status] === tab);
}
