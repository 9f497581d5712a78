import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  GetListParams,
  GetManyParams,
  GetManyReferenceParams,
  GetOneParams,
  UpdateManyParams,
  UpdateParams,
} from 'ra-core';
import { CallError } from '../../wix/errors.ts';
import { nextCursor, type PageQuery, type PageReply } from '../../wix/page-query.ts';
import type { CallOptions } from '../../wix/staff-client.ts';
import { createCursorPages } from './cursor-pages.ts';
import type { PlatformFilter } from './filter-operators.ts';
import { allOf, parseListFilter, type ListFilter, type ListSpec } from './list-state.ts';
import { missingWhereInvalid } from './missing-where-invalid.ts';
import { knownTabs, platformFilter, searchFilter } from './platform-filter.ts';
import { toRecord, type StoredItem, type StoredRecord } from './stored-record.ts';
import { tabCounts, type TabCounts } from '../../shared/desks/tab-counts.ts';

/** The operations of a desk's entity, as the SDK has them. Verbs whose operation is left out reject. */
export interface DeskOperations<Item extends StoredItem, Key extends string, New, Change> {
  spec: ListSpec;
  /** Where the replies of `list` keep the entities, such as `taxGroups`. */
  items: Key;
  /** Search or query. */
  list: (query: PageQuery, options?: CallOptions) => Promise<PageReply<Item, Key>>;
  get: (id: string, options?: CallOptions) => Promise<Item | undefined>;
  create?: (entity: New) => Promise<Item | undefined>;
  /** `change` holds what changes, and the revision it was read with where the entity has one. */
  update?: (id: string, change: Change) => Promise<Item | undefined>;
  remove?: (id: string) => Promise<unknown>;
  /** How many there are of each combination of these fields, keyed "(a|b)", or "a" by one field: one call for all tabs. */
  aggregate?: (
    filter: PlatformFilter,
    fields: readonly string[],
    options?: CallOptions,
  ) => Promise<Readonly<Record<string, number>>>;
  /** A decimal field of all that match, added up. */
  sum?: (filter: PlatformFilter, field: string, options?: CallOptions) => Promise<string>;
  /** Where nothing aggregates: a call for each tab. */
  count?: (filter: PlatformFilter, options?: CallOptions) => Promise<number>;
}

/** A sum of money. */
export interface MoneyAmount {
  currency: string;
  amount: string;
}

const mostIds = 100;
const mostFound = 6;

/** react-admin's nine verbs over the operations of one entity, the figures of its tabs and the finds of the palette. */
export function platformProvider<Item extends StoredItem, Key extends string, New, Change>({
  spec,
  items,
  list,
  get,
  create = refuse,
  update = refuse,
  remove = refuse,
  aggregate,
  sum,
  count,
}: DeskOperations<Item, Key, New, Change>) {
  type Row = StoredRecord<Item>;
  type First = Pick<PageQuery, 'filter' | 'sort'>;

  const read = async (query: PageQuery, options: CallOptions) => {
    const reply = await list(query, options);
    return { items: (reply[items] ?? []).map((item) => toRecord(item)), next: nextCursor(reply) };
  };

  const page = createCursorPages<Row, First>(({ query, limit, cursor, signal }) =>
    read(cursor ? { cursorPaging: { limit, cursor } } : { ...query, cursorPaging: { limit } }, { signal }),
  );

  /** The same list asked again keeps its cursors although "in the last 7 days" has moved on by a second. */
  async function listed(
    { pagination, sort = spec.openingSort, filter, signal }: GetListParams,
    of?: PlatformFilter,
  ) {
    const { page: number = 1, perPage = 25 } = pagination ?? {};
    const { view: _, ...shown } = parseListFilter(filter, spec);
    const wanted = platformFilter(shown, spec);
    const found = await page({
      key: JSON.stringify([shown, sort.field, sort.order, of]),
      query: {
        filter: allOf([of ?? {}, wanted]),
        sort: [{ fieldName: sort.field, order: sort.order }],
      },
      page: number,
      perPage,
      signal,
    });
    return {
      data: found.items,
      pageInfo: { hasNextPage: found.hasNext, hasPreviousPage: number > 1 },
    };
  }

  async function getMany(_resource: string, { ids, signal }: GetManyParams) {
    const chunks = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) =>
      ids.slice(index * mostIds, (index + 1) * mostIds),
    );
    const pages = await Promise.all(
      chunks.map((chunk) =>
        read({ filter: { id: { $in: chunk } }, cursorPaging: { limit: mostIds } }, { signal }),
      ),
    );
    return { data: pages.flatMap((each) => each.items) };
  }

  return {
    supportAbortSignal: true,

    getList: (_resource: string, params: GetListParams) => listed(params),

    async getOne(_resource: string, { id, signal }: GetOneParams) {
      const item = await missingWhereInvalid(get(String(id), { signal }));
      // Where an entity is read by a query, an unknown id is no error of the platform's.
      if (!item) throw new CallError({ code: 'NOT_FOUND', status: 404, message: WITHOUT_RECORD });
      return answered(item);
    },

    getMany,

    /** `target` is the platform's path to the id. */
    getManyReference: (_resource: string, { target, id, ...params }: GetManyReferenceParams) =>
      listed(params, { [target]: id }),

    async create(_resource: string, { data }: CreateParams<New>) {
      return answered(await create(data as New));
    },

    async update(
      _resource: string,
      { id, data, previousData }: Partial<UpdateParams> & Pick<UpdateParams, 'id'>,
    ) {
      return answered(await update(String(id), revised(data, previousData) as Change));
    },

    async updateMany(_resource: string, { ids, data }: UpdateManyParams) {
      for (const before of (await getMany(_resource, { ids })).data) {
        await update(before.id, revised(data, before) as Change);
      }
      return { data: ids };
    },

    async delete(_resource: string, { id, previousData }: DeleteParams) {
      await remove(String(id));
      return { data: previousData as Row };
    },

    async deleteMany(_resource: string, { ids }: DeleteManyParams) {
      for (const id of ids) await remove(String(id));
      return { data: ids };
    },

    /** How many records each tab holds under the other filters; nothing where the platform cannot say. */
    async counts(
      _resource: string,
      { filter, signal }: { filter: ListFilter; signal?: AbortSignal | undefined },
    ): Promise<{ data: TabCounts | undefined }> {
      const { tab: _, ...others } = filter;
      const tabs = knownTabs(spec.tabs);
      // A tab that a filter makes is in no combination of values.
      if (aggregate && !(count && tabs.some((tab) => tab.filter !== undefined))) {
        const fields = [...new Set(tabs.flatMap(({ values }) => Object.keys(values)))];
        const buckets = await aggregate(platformFilter(others, spec), fields, { signal });
        return { data: tabCounts(buckets, fields, tabs) };
      }
      if (!count) return { data: undefined };
      const countIn = (tab?: string) =>
        count(platformFilter({ ...others, ...(tab && { tab }) }, spec), { signal });
      const [all, ...each] = await Promise.all([countIn(), ...tabs.map(({ id }) => countIn(id))]);
      return {
        data: { all, tabs: Object.fromEntries(tabs.map(({ id }, index) => [id, each[index] ?? 0])) },
      };
    },

    /** The values a field has, the most frequent first; none where the platform cannot say. */
    async values(
      _resource: string,
      { field, signal }: { field: string; signal?: AbortSignal | undefined },
    ): Promise<{ data: string[] }> {
      const counts = (await aggregate?.({}, [field], { signal })) ?? {};
      const byCount = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
      return { data: byCount.map(([value]) => value).filter((value) => value !== '') };
    },

    /** What the records that match are worth together, each currency for itself; the most frequent first. */
    async worth(
      _resource: string,
      { filter, signal }: { filter: PlatformFilter; signal?: AbortSignal | undefined },
    ): Promise<{ data: MoneyAmount[] }> {
      const { worth } = spec;
      if (!worth || !aggregate || !sum) return { data: [] };
      const counts = await aggregate(filter, [worth.currency], { signal });
      const currencies = Object.entries(counts).toSorted(([, a], [, b]) => b - a);
      const totals = currencies.map(async ([currency]) => {
        const within = { $and: [filter, { [worth.currency]: currency }] };
        return { currency, amount: await sum(within, worth.amount, { signal }) };
      });
      return { data: await Promise.all(totals) };
    },

    /** The few that fit best what was typed into the command palette. */
    async find(_resource: string, { text, signal }: { text: string; signal?: AbortSignal | undefined }) {
      const filter = searchFilter(text, spec);
      if (!filter) return { data: [] };
      const { field, order } = spec.openingSort;
      const found = await read(
        { filter, sort: [{ fieldName: field, order }], cursorPaging: { limit: mostFound } },
        { signal },
      );
      return { data: found.items };
    },
  };
}

const refuse = (): Promise<never> =>
  Promise.reject(new Error('The platform has no such operation for this entity.'));

const WITHOUT_RECORD = 'The platform answered without the record.';

function answered<Item extends StoredItem>(item: Item | undefined): { data: StoredRecord<Item> } {
  if (!item) throw new Error(WITHOUT_RECORD);
  return { data: toRecord(item) };
}

/** What changes, with the revision it was read with. */
function revised(data: object | undefined, before: object | undefined): object {
  const { revision } = { ...before, ...data } as { revision?: unknown };
  return { ...data, ...(revision === undefined ? {} : { revision }) };
}
