import type { Context } from '#platform/context.ts';
import { missing } from '#platform/contract/errors.ts';
import type { Handler, InventoryApi, Reply } from '#platform/contract/index.ts';
import { readStockOfProducts } from './change-stock.ts';
import { filteredIds, stockedProducts } from './products-page.ts';
import type { StockItem } from './stock.ts';

const DEFAULT_LIMIT = 100;

type ApiItem = NonNullable<Reply<InventoryApi, 'getInventoryVariants'>['inventoryItem']>;

const wireVariant = (item: StockItem): NonNullable<ApiItem['variants']>[number] => ({
  variantId: item.variantId,
  inStock: item.inStock,
  ...(item.trackQuantity && { quantity: item.quantity ?? 0 }),
  availableForPreorder: item.preorderInfo?.enabled === true,
});

/**
 * The first catalog counts by product: its item holds the variants, and has the product's id.
 * @param shown the variants that were asked for
 */
const legacyItem = (productId: string, items: readonly StockItem[], shown = items): ApiItem => ({
  id: productId,
  externalId: productId,
  productId,
  trackQuantity: items.some(({ trackQuantity }) => trackQuantity),
  variants: shown.map(wireVariant),
  lastUpdated: items.reduce((last, { updatedDate }) => (updatedDate > last ? updatedDate : last), ''),
});

export const getInventoryVariants: Handler<InventoryApi, 'getInventoryVariants', Context> = async (
  { inventoryId, productId, externalId, variantIds = [] },
  context,
) => {
  const id = inventoryId ?? productId ?? externalId ?? '';
  const items = await readStockOfProducts(context, [id]);
  if (items.length === 0) throw missing('inventory item');
  const requested = items.filter(
    ({ variantId }) => variantIds.length === 0 || variantIds.includes(variantId),
  );
  return { inventoryItem: legacyItem(id, items, requested) };
};

export const queryInventory: Handler<InventoryApi, 'queryInventory', Context> = async (request, context) => {
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
};
