import { useGetList } from 'ra-core';

/** More than a list to choose from has; a desk that has more is not offered so. */
const MOST = 200;

interface Named {
  id: string;
  name?: string;
  title?: string;
}

/** What all records of a desk are called, in its order; nothing where no desk is asked for. */
export function useRecordNames(desk: string | undefined): ReadonlyMap<string, string> | undefined {
  const { data } = useGetList<Named>(
    desk ?? '',
    { pagination: { page: 1, perPage: MOST } },
    { enabled: desk !== undefined, retry: false, staleTime: 60_000, onError: () => undefined },
  );
  if (desk === undefined) return undefined;
  return new Map(data?.map(({ id, name, title }) => [id, name ?? title ?? id]));
}
