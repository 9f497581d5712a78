import type { InventoryApi, Reply } from '../../contract/index.ts';
import type { StockItem } from './stock.ts';

type WireItem = NonNullable<Reply<InventoryApi, 'getInventoryVariants'>['inventoryItem']>;

const wireVariant = (item: StockItem): NonNullable<WireItem['variants']>[number] => ({
  variantId: item.variantId,
  inStock: item.inStock,
  ...(item.trackQuantity && { quantity: item.quantity ?? 0 }),
  availableForPreorder: item.preorderInfo?.enabled === true,
});

/** The first catalog counts by product: its item holds the variants, and has the product's id. */
export const legacyItem = (productId: string, items: readonly StockItem[]): WireItem => ({
  id: productId,
  externalId: productId,
  productId,
  trackQuantity: items.some(({ trackQuantity }) => trackQuantity),
  variants: items.map(wireVariant),
  lastUpdated: items.reduce((last, { updatedDate }) => (updatedDate > last ? updatedDate : last), ''),
});
