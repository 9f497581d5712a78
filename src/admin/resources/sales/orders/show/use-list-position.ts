import { useGetList, useStore } from 'ra-core';
import { parseListFilter } from '#admin/data/list-state.ts';
import { orderListSpec } from '../list-spec.ts';
import { useTabCounts } from '#admin/ui/list/use-tab-counts.ts';
import type { OrderRecord } from '../order-record.ts';

interface ListParams {
  sort?: string;
  order?: 'ASC' | 'DESC';
  page?: number;
  perPage?: number;
  filter?: unknown;
}

export interface ListPosition {
  /** 1 is the first of the whole list. */
  at: number;
  total: number | undefined;
  previous: string | undefined;
  next: string | undefined;
}

/** The total of the list as it was when its page was read. */
const totals = new WeakMap<readonly OrderRecord[], number>();

/**
 * The total that belongs to a page of the list. While an order is open, the page stays as it was read, so that its
 * neighbors do not change; a total that is counted anew must not stand beside it.
 */
export function totalOfPage(page: readonly OrderRecord[] | undefined, total: number | undefined) {
  if (!page) return total;
  if (total !== undefined && !totals.has(page)) totals.set(page, total);
  return totals.get(page);
}

const quiet = { retry: false, refetchOnWindowFocus: false } as const;

/** Where the open order stands in the list one came from, over its page's edges; nothing when it is not on that page. */
export function useListPosition(id: string): ListPosition | undefined {
  const [params, setParams] = useStore<ListParams>('orders.listParams', {});
  const { sort = 'purchasedDate', order = 'DESC', page = 1, perPage = 50, filter = {} } = params;
  const pageAt = (number: number) => ({
    pagination: { page: number, perPage },
    sort: { field: sort, order },
    filter: filter as object,
  });
  const here = useGetList<OrderRecord>('orders', pageAt(page), quiet);
  const ids = (here.data ?? []).map((each) => each.id);
  const index = ids.indexOf(id);
  const last = index === ids.length - 1;
  const after = useGetList<OrderRecord>('orders', pageAt(page + 1), {
    ...quiet,
    enabled: index > -1 && last && here.pageInfo?.hasNextPage === true,
  });
  const before = useGetList<OrderRecord>('orders', pageAt(page - 1), {
    ...quiet,
    enabled: index === 0 && page > 1,
  });
  const onNext = after.data?.some((each) => each.id === id) ?? false;
  const onPrevious = before.data?.some((each) => each.id === id) ?? false;
  const { total } = useTabCounts('orders', parseListFilter(filter, orderListSpec));
  if (index === -1 && (onNext || onPrevious)) setParams({ ...params, page: page + (onNext ? 1 : -1) });
  if (index === -1) return undefined;
  return {
    at: (page - 1) * perPage + index + 1,
    total: totalOfPage(here.data, total),
    previous: index > 0 ? ids[index - 1] : page > 1 ? before.data?.at(-1)?.id : undefined,
    next: last ? after.data?.[0]?.id : ids[index + 1],
  };
}
