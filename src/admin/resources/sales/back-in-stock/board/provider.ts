import type { Demand, DemandStory, DemandTotals } from '#shared/demand.ts';
import type { backInStockExtensions } from '#shared/extensions/back-in-stock.ts';
import { backInStockOperations } from '#wix/back-in-stock-operations.ts';
import { CallError } from '#wix/errors.ts';
import type { PageQuery, PageReply } from '#wix/page-query.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { extensionClient } from '#admin/access/extension-client.ts';
import { currentSession } from '#admin/access/session.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import { platformFilter } from '#admin/data/platform-filter.ts';
import { platformProvider, type MoneyAmount } from '#admin/data/platform-provider.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import type { TabCounts } from '#shared/desks/tab-counts.ts';
import type { ReadOptions } from '#admin/data/read-options.ts';
import { boardSpec } from './list-spec.ts';

type Row = Demand & { _id: string };
export type DemandRecord = StoredRecord<Row>;

const call = extensionClient<typeof backInStockExtensions>();

const toRow = (demand: Demand): Row => ({ ...demand, _id: demand.id });

async function query(pageQuery: PageQuery, options?: CallOptions): Promise<PageReply<Row, 'demands'>> {
  const { demands, ...page } = await call('queryDemand', { query: pageQuery }, options);
  return { ...page, demands: demands.map(toRow) };
}

const count = (filter: object, signal: AbortSignal | undefined) =>
  call('countDemand', { filter }, { signal });

const provider = platformProvider({
  spec: boardSpec,
  items: 'demands',
  list: query,
  async get(id, options) {
    const { demands } = await query({ filter: { id }, cursorPaging: { limit: 1 } }, options);
    const [found] = demands ?? [];
    if (!found)
      throw new CallError({ code: 'NOT_FOUND', status: 404, message: 'Nobody waits for it any more.' });
    return found;
  },
});

/** The board is the embedded platform's own; a hosted one is not asked for it. */
export const boardProvider = {
  ...provider,

  async counts(
    _resource: string,
    { filter, signal }: ReadOptions & { filter: ListFilter },
  ): Promise<{ data: TabCounts | undefined }> {
    if (!currentSession()?.ownFields) return { data: undefined };
    const { tab: _, ...others } = filter;
    const { all, states } = await count(platformFilter(others, boardSpec), signal);
    return { data: { all, tabs: { back: states.BACK, out: states.OUT, gone: states.GONE } } };
  },

  async worth(
    _resource: string,
    { filter, signal }: ReadOptions & { filter: PlatformFilter },
  ): Promise<{ data: MoneyAmount[] }> {
    const { worth, currency } = (await count(filter, signal)).sums;
    return { data: [{ currency, amount: worth }] };
  },

  async sums(_resource: string, { signal }: ReadOptions): Promise<{ data: DemandTotals }> {
    return { data: (await count({}, signal)).sums };
  },

  async story(
    _resource: string,
    { id, signal }: ReadOptions & { id: string },
  ): Promise<{ data: DemandStory }> {
    return { data: (await call('getDemandHistory', { variantId: id }, { signal })).history };
  },

  async ofProduct(
    _resource: string,
    { id, signal }: ReadOptions & { id: string },
  ): Promise<{ data: Demand[] }> {
    return { data: (await call('listProductDemand', { productId: id }, { signal })).demands };
  },

  async collecting(_resource: string, { signal }: ReadOptions): Promise<{ data: boolean }> {
    return { data: await backInStockOperations.isCollecting({ signal }) };
  },

  async collect(_resource: string, { on }: { on: boolean }): Promise<{ data: boolean }> {
    await backInStockOperations.collect(on);
    return { data: on };
  },

  async sparing(_resource: string, { signal }: ReadOptions): Promise<{ data: boolean }> {
    const { settings } = await call('getBackInStockEmailSettings', {}, { signal });
    return { data: settings.noMoreThanPieces };
  },

  async spare(_resource: string, { on }: { on: boolean }): Promise<{ data: boolean }> {
    await call('changeBackInStockEmailSettings', { noMoreThanPieces: on });
    return { data: on };
  },
};

export type BoardProvider = typeof boardProvider;
