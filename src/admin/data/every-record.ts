import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type DataProvider, type RaRecord, type SortPayload } from 'ra-core';

const PER_PAGE = 100;

interface Reading {
  sort?: SortPayload;
  filter?: object;
  signal?: AbortSignal;
}

/** All records of a resource, page by page: for lists that are displayed or offered whole. */
export async function readEveryRecord<Row extends RaRecord>(
  provider: Pick<DataProvider, 'getList'>,
  resource: string,
  { sort, filter = {}, signal }: Reading = {},
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const { data, total, pageInfo } = await provider.getList<Row>(resource, {
      pagination: { page, perPage: PER_PAGE },
      filter,
      ...(sort && { sort }),
      ...(signal && { signal }),
    });
    rows.push(...data);
    const isLast = data.length === 0 || !(pageInfo?.hasNextPage ?? rows.length < (total ?? 0));
    if (isLast) return rows;
  }
}

interface Options extends Omit<Reading, 'signal'> {
  enabled?: boolean;
  staleTime?: number;
  retry?: boolean;
}

/** The same for a page. The key is that of a list, so that changes mark it as any other. */
export function useEveryRecord<Row extends RaRecord>(
  resource: string,
  { sort, filter, ...options }: Options = {},
) {
  const provider = useDataProvider();
  const query = useQuery({
    queryKey: [resource, 'getList', 'every', { sort, filter }],
    queryFn: async ({ signal }) => ({
      data: await readEveryRecord<Row>(provider, resource, {
        ...(sort && { sort }),
        ...(filter && { filter }),
        signal,
      }),
    }),
    ...options,
  });
  const { data, error, refetch } = query;
  return { data: data?.data, error, refetch };
}
