import type { DeleteParams, GetListParams, GetManyParams } from 'ra-core';
import type { CallOptions } from '../../wix/staff-client.ts';
import type { PlatformFilter } from './filter-operators.ts';
import { byField, isMatch, type FilterFields } from './local-filter.ts';
import { parseListFilter, tabFilter, type ListFilter, type ListSpec } from './list-state.ts';
import { platformFilter, searchFilter } from './platform-filter.ts';
import type { TabCounts } from '../../shared/desks/tab-counts.ts';

/** A list that is small enough to be read at once; the browser filters and sorts it. */
interface LocalListOptions<Row> {
  spec: ListSpec;
  /** Reads all rows at once. */
  read: (options?: CallOptions) => Promise<Row[]>;
  /** The values of a row by which the list filters and sorts. */
  fields: (row: Row) => FilterFields;
  get: (id: string, options?: CallOptions) => Promise<Row>;
}

const mostFound = 6;

/**
 * The reading verbs over records that are few and of several sources, or filtered by what no platform can be asked
 * for: all are read, and the page itself finds among them.
 */
export function localListProvider<Row extends { id: string }>({
  spec,
  read,
  fields,
  get,
}: LocalListOptions<Row>) {
  const matching = async (
    filter: PlatformFilter,
    { field, order }: { field: string; order: string },
    options: CallOptions,
  ): Promise<Row[]> =>
    (await read(options))
      .map((row) => ({ row, held: { id: row.id, ...fields(row) } }))
      .filter(({ held }) => isMatch(filter, held))
      .toSorted((a, b) => byField(field, order)(a.held, b.held))
      .map(({ row }) => row);

  return {
    supportAbortSignal: true,

    async getList(_resource: string, { pagination, sort = spec.openingSort, filter, signal }: GetListParams) {
      const { page = 1, perPage = 25 } = pagination ?? {};
      const found = await matching(platformFilter(filter, spec), sort, { signal });
      const rows = found.slice((page - 1) * perPage, page * perPage);
      const hasNextPage = found.length > page * perPage;
      return { data: rows, total: found.length, pageInfo: { hasNextPage, hasPreviousPage: page > 1 } };
    },

    async getOne(_resource: string, { id, signal }: { id: string; signal?: AbortSignal }) {
      return { data: await get(id, { signal }) };
    },

    async getMany(_resource: string, { ids, signal }: GetManyParams) {
      const wanted = new Set(ids.map(String));
      return { data: (await read({ signal })).filter(({ id }) => wanted.has(id)) };
    },

    async counts(
      _resource: string,
      { filter, signal }: { filter: ListFilter; signal?: AbortSignal | undefined },
    ): Promise<{ data: TabCounts }> {
      const { tab: _, ...others } = parseListFilter(filter, spec);
      const found = await matching(platformFilter(others, spec), spec.openingSort, { signal });
      const inTab = (parts: PlatformFilter[]) =>
        found.filter((row) => isMatch({ $and: parts }, fields(row))).length;
      return {
        data: {
          all: found.length,
          tabs: Object.fromEntries(spec.tabs.map((tab) => [tab.id, inTab(tabFilter(tab))])),
        },
      };
    },

    /** The ids of all that match, in the order of the list. */
    async idsOf(
      _resource: string,
      { filter, sort }: { filter: PlatformFilter; sort: { field: string; order: string } },
    ): Promise<{ data: string[] }> {
      return { data: (await matching(filter, sort, {})).map(({ id }) => id) };
    },

    async find(_resource: string, { text, signal }: { text: string; signal?: AbortSignal | undefined }) {
      const filter = searchFilter(text, spec);
      if (!filter) return { data: [] };
      return { data: (await matching(filter, spec.openingSort, { signal })).slice(0, mostFound) };
    },
  };
}

/** What a desk answers whose record is gone now. */
export const deleted = <Row extends { id: string }>({ previousData }: DeleteParams<Row>) => ({
  data: previousData as Row,
});
