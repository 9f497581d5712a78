import type { Context } from '#platform/context.ts';
import type { Handler, InventoryItemsV3Api, Reply } from '#platform/contract/index.ts';
import { queryPage } from '#platform/crud/index.ts';
import { stock, toApiItem } from '../inventory/public.ts';
import { stockScope } from './visible-stock.ts';

type Api = InventoryItemsV3Api;
type Aggregations = NonNullable<Reply<Api, 'searchInventoryItems'>['aggregationData']>;

export const queryInventoryItems: Handler<Api, 'queryInventoryItems', Context> = async (
  { query },
  context,
) => {
  const { items, metadata } = await queryPage(stock, context, query ?? {}, {
    paging: 'platform',
    scope: await stockScope(context),
  });
  // The SDK's type leaves the offset's share out; the contract has it.
  const pagingMetadata = { cursors: {}, ...metadata };
  return { inventoryItems: items.map(toApiItem), pagingMetadata };
};

export const searchInventoryItems: Handler<Api, 'searchInventoryItems', Context> = async (
  { search },
  context,
) => {
  const { db, siteId } = context;
  const scope = await stockScope(context);
  const { items, metadata, aggregationData } = await stock.search(db, siteId, search ?? {}, { scope });
  return {
    inventoryItems: items.map(toApiItem),
    pagingMetadata: metadata,
    ...(aggregationData && { aggregationData: aggregationData as unknown as Aggregations }),
  };
};

export const countInventoryItems: Handler<Api, 'countInventoryItems', Context> = async (
  { filter, search },
  { db, siteId },
) => ({ count: await stock.countFound(db, siteId, { filter, search }, { root: '' }) });
