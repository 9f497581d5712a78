import { useGetList } from 'ra-core';

/** What the contract's lists give at once; a desk that has more than two such pages is not offered whole. */
const PAGE = 100;

interface Named {
  id: string;
  name?: string;
  title?: string;
}

const useNamed = (desk: string | undefined, page: number, enabled: boolean): Named[] => {
  const { data } = useGetList<Named>(
    desk ?? '',
    { pagination: { page, perPage: PAGE } },
    { enabled, retry: false, staleTime: 60_000, onError: () => undefined },
  );
  return data ?? [];
};

/** What all records of a desk are called, in its order; nothing where no desk is asked for. */
export function useRecordNames(desk: string | undefined): ReadonlyMap<string, string> | undefined {
  const first = useNamed(desk, 1, desk !== undefined);
  const second = useNamed(desk, 2, first.length === PAGE);
  if (desk === undefined) return undefined;
  return new Map([...first, ...second].map(({ id, name, title }) => [id, name ?? title ?? id]));
}
