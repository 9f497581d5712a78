import type { Context } from '../../../context.ts';
import type { InventoryItemsV3Api, Reply, Request } from '../../../contract/index.ts';
import { stock } from '../../inventory/public.ts';

export async function countInventoryItems(
  request: Request<InventoryItemsV3Api, 'countInventoryItems'>,
  context: Context,
): Promise<Reply<InventoryItemsV3Api, 'countInventoryItems'>> {
  const { filter, search } = request;
  return { count: await stock.countFound(context.db, context.siteId, { filter, search }, { root: '' }) };
}
