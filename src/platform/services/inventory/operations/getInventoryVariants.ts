import type { Context } from '../../../context.ts';
import type { InventoryApi, Reply, Request } from '../../../contract/index.ts';
import { PlatformError } from '../../../contract/errors.ts';
import { readStockOfProducts } from '../change-stock.ts';
import { legacyItem } from '../legacy-item.ts';

export async function getInventoryVariants(
  request: Request<InventoryApi, 'getInventoryVariants'>,
  context: Context,
): Promise<Reply<InventoryApi, 'getInventoryVariants'>> {
  const { inventoryId, productId, externalId, variantIds = [] } = request;
  const id = inventoryId ?? productId ?? externalId ?? '';
  const items = await readStockOfProducts(context, [id]);
  // Without an application error: clients of the first catalog look for the bare status.
  if (items.length === 0) throw new PlatformError(404, 'The inventory item was not found.');
  const asked = items.filter(({ variantId }) => variantIds.length === 0 || variantIds.includes(variantId));
  return { inventoryItem: legacyItem(id, asked) };
}
