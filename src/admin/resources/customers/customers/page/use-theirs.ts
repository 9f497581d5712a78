import { useGetManyReference } from 'ra-core';

/**
 * What another desk has of a customer, the latest first.
 * @param target the path of the query by which it is theirs
 */
export const useTheirs = <Row extends { id: string }>(
  desk: string,
  {
    target,
    id,
    sort,
    most = 3,
    enabled = true,
  }: {
    target: string;
    /** Of one, or of any of several that are theirs. */
    id: string | readonly string[];
    /** By which date. */
    sort: string;
    most?: number;
    enabled?: boolean;
  },
) =>
  useGetManyReference<Row>(
    desk,
    {
      target,
      id: (typeof id === 'string' ? id : { $in: id }) as string,
      pagination: { page: 1, perPage: most },
      sort: { field: sort, order: 'DESC' },
      filter: {},
    },
    { enabled, retry: false, refetchOnWindowFocus: false, onError: () => undefined },
  );
