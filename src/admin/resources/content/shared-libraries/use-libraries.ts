import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { enterpriseMediaOperations as libraries } from '#wix/enterprise-media-operations.ts';

const NAME = 'shared-libraries';

export const useLibraryTree = () =>
  useQuery({ queryKey: [NAME, 'tree'], queryFn: ({ signal }) => libraries.tree({ signal }) });

export const useLibraryItems = (query: { categoryId: string; words: string; limit: number }) =>
  useQuery({
    queryKey: [NAME, 'items', query],
    queryFn: ({ signal }) => libraries.items(query, { signal }),
    placeholderData: keepPreviousData,
  });

/** Something is done to the libraries; all that is shown of them is read again after it. */
export function useLibraryAction<Given, Result>(action: (input: Given) => Promise<Result>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: () => client.invalidateQueries({ queryKey: [NAME] }),
  });
}

/** As many as the platform takes at once. */
const AT_ONCE = 20;

/** What many came to, however many there are. */
export async function eachChunk(
  ids: readonly string[],
  work: (some: readonly string[]) => Promise<{ done: number; failed: number }>,
): Promise<{ done: number; failed: number }> {
  const sum = { done: 0, failed: 0 };
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const { done, failed } = await work(ids.slice(start, start + AT_ONCE));
    sum.done += done;
    sum.failed += failed;
  }
  return sum;
}
