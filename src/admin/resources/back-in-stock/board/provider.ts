import type { TellingSettings } from '#shared/back-in-stock.ts';
import type { Demand, DemandStory, DemandSums } from '#shared/demand.ts';
import { backInStockOperations } from '#wix/back-in-stock-operations.ts';
import { CallError } from '#wix/errors.ts';
import type { PageQuery, PageReply } from '#wix/page-query.ts';
import type { CallOptions } from '#wix/staff-client.ts';
import { callApi } from '#admin/access/call-api.ts';
import { currentSession } from '#admin/access/session.ts';
import type { ListFilter } from '#admin/data/list-state.ts';
import type { PlatformFilter } from '#admin/data/filter-operators.ts';
import { platformFilter } from '#admin/data/platform-filter.ts';
import { platformProvider, type Worth } from '#admin/data/platform-provider.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';
import type { TabCounts } from '#admin/data/tab-counts.ts';
import { boardSpec } from './list-spec.ts';

type Row = Demand & { _id: string };
export type DemandRecord = StoredRecord<Row>;

interface Asked {
  signal?: AbortSignal | undefined;
}

interface Counted {
  all: number;
  states: Record<Demand['state'], number>;
  sums: DemandSums;
}

const path = '/admin/api/back-in-stock';

const toRow = (demand: Demand): Row => ({ ...demand, _id: demand.id });

async function query(asked: PageQuery, options?: CallOptions): Promise<PageReply<Row, 'demands'>> {
  const reply = await callApi<PageReply<Demand, 'demands'>>(
    'POST',
    `${path}/demand/query`,
    { query: asked },
    { signal: options?.signal },
  );
  return { ...reply, demands: (reply.demands ?? []).map(toRow) };
}

const count = (filter: object, signal: AbortSignal | undefined): Promise<Counted> =>
  callApi('POST', `${path}/demand/count`, { filter }, { signal });

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
    { filter, signal }: Asked & { filter: ListFilter },
  ): Promise<{ data: TabCounts | undefined }> {
    if (!currentSession()?.ownFields) return { data: undefined };
    const { tab: _, ...others } = filter;
    const { all, states } = await count(platformFilter(others, boardSpec), signal);
    return { data: { all, tabs: { back: states.BACK, out: states.OUT, gone: states.GONE } } };
  },

  async worth(
    _resource: string,
    { filter, signal }: Asked & { filter: PlatformFilter },
  ): Promise<{ data: Worth[] }> {
    const { worth, currency } = (await count(filter, signal)).sums;
    return { data: [{ currency, amount: worth }] };
  },

  async sums(_resource: string, { signal }: Asked): Promise<{ data: DemandSums }> {
    return { data: (await count({}, signal)).sums };
  },

  async story(_resource: string, { id, signal }: Asked & { id: string }): Promise<{ data: DemandStory }> {
    const { story } = await callApi<{ story: DemandStory }>(
      'POST',
      `${path}/demand/story`,
      { variantId: id },
      { signal },
    );
    return { data: story };
  },

  async ofProduct(_resource: string, { id, signal }: Asked & { id: string }): Promise<{ data: Demand[] }> {
    const { demands } = await callApi<{ demands: Demand[] }>(
      'POST',
      `${path}/demand/of-product`,
      { productId: id },
      { signal },
    );
    return { data: demands };
  },

  async collecting(_resource: string, { signal }: Asked): Promise<{ data: boolean }> {
    return { data: await backInStockOperations.isCollecting({ signal }) };
  },

  async collect(_resource: string, { on }: { on: boolean }): Promise<{ data: boolean }> {
    await backInStockOperations.collect(on);
    return { data: on };
  },

  async sparing(_resource: string, { signal }: Asked): Promise<{ data: boolean }> {
    const { settings } = await callApi<{ settings: TellingSettings }>(
      'POST',
      `${path}/telling/read`,
      {},
      { signal },
    );
    return { data: settings.noMoreThanPieces };
  },

  async spare(_resource: string, { on }: { on: boolean }): Promise<{ data: boolean }> {
    const settings: TellingSettings = { noMoreThanPieces: on };
    await callApi('POST', `${path}/telling/write`, settings);
    return { data: on };
  },
};

export type BoardProvider = typeof boardProvider;
