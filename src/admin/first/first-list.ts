import type { RaRecord, SortPayload } from 'ra-core';
import { parseListFilter, type ListFilter, type ListSpec } from '../data/list-state.ts';
import type { TabCounts } from '../../shared/desks/tab-counts.ts';
import type { GridLayout, ResourceColumn } from '../ui/grid/resource-column.ts';

/** A list that is shown before the frame is there. */
export interface FirstList<Row extends RaRecord<string>> {
  name: string;
  spec: ListSpec;
  columns: readonly ResourceColumn<Row>[];
  perPage: number;
  provider: {
    getList: (resource: string, params: FirstParams & Signal) => Promise<ListAnswer<Row>>;
    counts: (
      resource: string,
      params: { filter: ListFilter } & Signal,
    ) => Promise<{ data: TabCounts | undefined }>;
  };
}

interface Signal {
  signal?: AbortSignal;
}

interface FirstParams {
  pagination: { page: number; perPage: number };
  sort: SortPayload;
  filter: object;
}

interface ListAnswer<Row> {
  data: Row[];
  pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean };
}

/** What react-admin keeps for a list, or nothing. */
function kept(key: string): object | undefined {
  try {
    const text = localStorage.getItem(`RaStore.${key}`);
    return text === null ? undefined : (JSON.parse(text) as object);
  } catch {
    return undefined;
  }
}

export const storedLayout = (name: string): GridLayout => kept(`${name}.layout`) ?? {};

type ListParams = Partial<Record<'filter' | 'sort' | 'order' | 'page' | 'perPage', unknown>>;

function addressed(search: string): ListParams {
  const { filter, ...others } = Object.fromEntries(new URLSearchParams(search));
  try {
    return { ...others, ...(filter && { filter: JSON.parse(filter) as unknown }) };
  } catch {
    return others;
  }
}

const isChosen = ({ filter, sort, order, page, perPage }: ListParams): boolean =>
  filter !== undefined &&
  (Object.keys(filter as object).length > 0 ||
    page !== 1 ||
    [sort, order, perPage].some((part) => part != null));

const numberOr = (input: unknown, otherwise: number): number => {
  const number = typeof input === 'string' ? Number.parseInt(input, 10) : input;
  return typeof number === 'number' && !Number.isNaN(number) ? number : otherwise;
};

/** The page of the list that its address, or else what was shown last, asks for: as react-admin reads it. */
export function firstParams(
  { spec: { openingSort }, perPage: usual }: { spec: Pick<ListSpec, 'openingSort'>; perPage: number },
  search: string,
  last: ListParams = {},
): FirstParams {
  const params = search.length > 1 ? addressed(search) : isChosen(last) ? last : {};
  const { filter = {}, sort, order, page, perPage } = params;
  return {
    pagination: { page: numberOr(page, 1), perPage: perPage == null ? usual : numberOr(perPage, 10) },
    sort: sort ? { field: sort as string, order: order as SortPayload['order'] } : { ...openingSort },
    filter: { ...(filter as object) },
  };
}

/** What the address asks for is kept, as the list itself does it: a link may be followed before the list is there. */
export function saveRequestedList(list: Pick<FirstList<never>, 'name' | 'spec' | 'perPage'>): void {
  if (Object.keys(addressed(location.search)).length === 0) return;
  const { pagination, sort, filter } = firstParams(list, location.search);
  const listParams = { ...pagination, sort: sort.field, order: sort.order, filter };
  try {
    localStorage.setItem(`RaStore.${list.name}.listParams`, JSON.stringify(listParams));
  } catch {
    // Nothing can be kept in this browser.
  }
}

/** Asks for rows and counts under the names that the list itself will look under. */
export function firstQueries<Row extends RaRecord<string>>(list: FirstList<Row>) {
  const { name, provider, spec } = list;
  const params = firstParams(list, location.search, kept(`${name}.listParams`));
  const { tab, q, where } = parseListFilter(params.filter, spec);
  const filter: ListFilter = { ...(q ? { q } : {}), ...(where ? { where } : {}) };
  return {
    tab,
    rows: {
      queryKey: [name, 'getList', { ...params, meta: undefined }],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.getList(name, { ...params, signal }),
      retry: false,
    },
    counts: {
      queryKey: ['counts', name, { filter }],
      queryFn: ({ signal }: { signal: AbortSignal }) => provider.counts(name, { filter, signal }),
    },
  };
}
