import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { stock, wireItem } from '../../inventory/public.ts';

type SearchReply = Reply<InventoryItemsV3Api, 'searchInventoryItems'>;

export async function searchInventoryItems(
  request: Request<InventoryItemsV3Api, 'searchInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'searchInventoryItems'>> {
  const page = await stock.search(context.db, context.siteId, request.search ?? {});
  return {
    inventoryItems: page.items.map(wireItem),
    pagingMetadata: page.metadata,
    ...(page.aggregationData && {
      aggregationData: page.aggregationData as unknown as NonNullable<SearchReply['aggregationData']>,
    }),
  };
}
