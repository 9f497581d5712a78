import type { GetListParams, GetManyParams, GetOneParams, UpdateParams } from 'ra-core';
import type { UpdateOrder } from '../../../wix/order-operations.ts';
import { orderOperations } from '../../../wix/order-operations.ts';
import { currentSession } from '../../access/session.ts';
import { createCursorPages } from '../../data/cursor-pages.ts';
import type { ListFilter } from '../../data/list-state.ts';
import { parseListFilter, toPlatformFilter } from '../../data/list-state.ts';
import type { TabCounts } from '../../data/tab-counts.ts';
import { tabCounts } from '../../data/tab-counts.ts';
import { orderListSpec } from './list-spec.ts';
import type { OrderRecord } from './order-record.ts';
import { toOrderRecord } from './order-record.ts';
import { orderVerbs } from './verbs.ts';

interface Position {
  filter: Record<string, unknown>;
  sort: { fieldName: string; order: 'ASC' | 'DESC' }[];
}

const countedFields = ['status', 'paymentStatus', 'fulfillmentStatus'] as const;
const longestIdList = 100;

export function orderPlatformFilter(state: ListFilter): Record<string, unknown> {
  return toPlatformFilter(state, orderListSpec, {
    now: new Date(),
    timeZone: currentSession()?.store.timeZone ?? 'UTC',
  });
}

function positionOf({ filter, sort }: GetListParams): Position {
  const order = sort?.order === 'ASC' ? 'ASC' : 'DESC';
  return {
    filter: orderPlatformFilter(parseListFilter(filter, orderListSpec)),
    sort: [{ fieldName: sort?.field ?? 'purchasedDate', order }],
  };
}

const positions = new Map<string, Position>();

const page = createCursorPages<OrderRecord>(async ({ key, limit, cursor, signal }) => {
  const search = cursor
    ? { cursorPaging: { limit, cursor } }
    : { ...positions.get(key), cursorPaging: { limit } };
  const reply = await orderOperations.search(search, { signal });
  return {
    items: (reply.orders ?? []).map((order) => toOrderRecord(order)),
    next: reply.metadata?.cursors?.next ?? undefined,
  };
});

/** The same list asked again keeps its cursors although "in the last 7 days" has moved on by a second. */
function keyOf({ filter, sort }: GetListParams): string {
  const { view: _, ...shown } = parseListFilter(filter, orderListSpec);
  return JSON.stringify([shown, sort?.field, sort?.order]);
}

export const ordersProvider = {
  supportAbortSignal: true,

  async getList(_resource: string, params: GetListParams) {
    const { page: number = 1, perPage = 25 } = params.pagination ?? {};
    const key = keyOf(params);
    positions.set(key, positionOf(params));
    const found = await page({ key, page: number, perPage, signal: params.signal });
    return {
      data: found.items,
      pageInfo: { hasNextPage: found.hasNext, hasPreviousPage: number > 1 },
    };
  },

  async getOne(_resource: string, { id, signal }: GetOneParams) {
    return { data: toOrderRecord(await orderOperations.get(String(id), { signal })) };
  },

  async getMany(_resource: string, { ids, signal }: GetManyParams) {
    const chunks = [];
    for (let at = 0; at < ids.length; at += longestIdList) chunks.push(ids.slice(at, at + longestIdList));
    const replies = await Promise.all(
      chunks.map((chunk) =>
        orderOperations.search(
          { filter: { id: { $in: chunk } }, cursorPaging: { limit: longestIdList } },
          { signal },
        ),
      ),
    );
    return { data: replies.flatMap((reply) => reply.orders ?? []).map((order) => toOrderRecord(order)) };
  },

  /** `data` holds only what changes: the platform takes what is present. */
  async update(_resource: string, { id, data }: UpdateParams) {
    return { data: toOrderRecord(await orderOperations.update(String(id), data as UpdateOrder)) };
  },

  /** How many orders each tab holds under the other filters. */
  async counts(
    _resource: string,
    { filter, signal }: { filter: ListFilter; signal?: AbortSignal },
  ): Promise<{ data: TabCounts }> {
    const { tab: _, ...others } = filter;
    const reply = await orderOperations.aggregate(
      orderPlatformFilter(others),
      { counts: { $count: [...countedFields] } },
      { signal },
    );
    return { data: tabCounts(reply.aggregates?.['counts'] ?? {}, countedFields, orderListSpec.tabs) };
  },

  ...orderVerbs,
};

export type OrdersProvider = typeof ordersProvider;
