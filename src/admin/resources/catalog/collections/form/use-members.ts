import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { collectionOperations } from '#wix/collection-operations.ts';
import { toCallError, type CallError } from '#wix/errors.ts';
import type { Product } from '#wix/product-operations.ts';
import { useChanges } from '#admin/data/live.ts';
import { toRecord, type StoredRecord } from '#admin/data/stored-record.ts';

const PAGE = 50;

const placedOf = (page: object): number => ('placed' in page ? Number(page.placed) : 0);

export type Member = StoredRecord<Product>;

/**
 * The products of a collection, and who joins or leaves: kept at once.
 * @param arranged as its listing has them, not by name
 */
export function useMembers(collectionId: string, arranged: boolean) {
  const client = useQueryClient();
  const [failure, setFailure] = useState<CallError>();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const query = useInfiniteQuery({
    queryKey: ['collections', 'members', collectionId, arranged],
    queryFn: ({ pageParam, signal }) =>
      collectionOperations[arranged ? 'shelf' : 'members'](
        collectionId,
        { limit: PAGE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ pagingMetadata }) => pagingMetadata?.cursors?.next || undefined,
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  useChanges(
    'collections',
    useCallback(() => void refetch(), [refetch]),
  );

  const change = async (action: 'add' | 'remove', product: Product): Promise<boolean> => {
    const id = product._id ?? '';
    setFailure(undefined);
    setBusy((before) => new Set([...before, id]));
    try {
      await collectionOperations[action](collectionId, [id]);
      await Promise.all([refetch(), client.invalidateQueries({ queryKey: ['collections', 'getOne'] })]);
      return true;
    } catch (thrown) {
      setFailure(toCallError(thrown));
      return false;
    } finally {
      setBusy((before) => new Set([...before].filter((each) => each !== id)));
    }
  };

  return {
    query,
    members: query.data?.pages.flatMap(({ products = [] }) => products.map((each) => toRecord(each))),
    placed: query.data?.pages.map(placedOf)[0] ?? 0,
    failure,
    busy,
    change,
  };
}
