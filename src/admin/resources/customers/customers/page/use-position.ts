import { useGetList, useStore } from 'ra-core';
import type { CustomerRecord } from '../customer-record.ts';
import { customerListSpec } from '../list-spec.ts';

interface ListParams {
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
  filter?: unknown;
}

export interface Position {
  /** 1 is the first of the whole list. */
  at: number;
  previous: string | undefined;
  next: string | undefined;
}

/** Where the open customer stands on the page of the list one came from. */
export function usePosition(id: string): Position | undefined {
  const [params] = useStore<ListParams>('customers.listParams', {});
  const { field, order: first } = customerListSpec.openingSort;
  const { sort = field, order = first, page = 1, perPage = 50, filter = {} } = params;
  const { data = [] } = useGetList<CustomerRecord>(
    'customers',
    { pagination: { page, perPage }, sort: { field: sort, order }, filter: filter as object },
    { retry: false, refetchOnWindowFocus: false },
  );
  const index = data.findIndex((each) => each.id === id);
  if (index === -1) return undefined;
  return {
    at: (page - 1) * perPage + index + 1,
    previous: data[index - 1]?.id,
    next: data[index + 1]?.id,
  };
}
