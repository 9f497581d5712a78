import type { Context } from '../../../context.ts';
import type { InventoryApi, Reply, Request } from '../../../contract/index.ts';
import { readStockOfProducts } from '../change-stock.ts';
import { legacyItem } from '../legacy-item.ts';
import { filteredIds, stockedProducts } from '../products-page.ts';

const DEFAULT_LIMIT = 100;

export async function queryInventory(
  request: Request<InventoryApi, 'queryInventory'>,
  context: Context,
): Promise<Reply<InventoryApi, 'queryInventory'>> {
  const { paging, filter } = request.query ?? {};
  const offset = paging?.offset ?? 0;
  const limit = paging?.limit ?? DEFAULT_LIMIT;
  const { productIds, total } = await stockedProducts(context, { ids: filteredIds(filter), limit, offset });
  const items = Map.groupBy(await readStockOfProducts(context, productIds), ({ productId }) => productId);
  return {
    inventoryItems: productIds.map((id) => legacyItem(id, items.get(id) ?? [])),
    metadata: { items: productIds.length, offset },
    totalResults: total,
  };
}
