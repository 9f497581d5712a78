import type { InventoryItemsV3Api, Reply } from '#platform/contract/index.ts';

/** There is one location: what a shop has, it has there. */
export const LOCATION_ID = '00000000-0000-0000-0000-000000000010';

/** The contract's bound of a quantity. */
export const MAX_QUANTITY = 99_999;

type ApiItem = NonNullable<Reply<InventoryItemsV3Api, 'getInventoryItem'>['inventoryItem']>;

export type InventoryReason = 'ORDER' | 'MANUAL' | 'REVERT_INVENTORY_CHANGE';

export const reasonOf = (reason: string | null | undefined): InventoryReason =>
  reason === 'ORDER' || reason === 'REVERT_INVENTORY_CHANGE' ? reason : 'MANUAL';

/** What of its product a stock item is found and listed by. */
export interface StockSubject {
  name: string;
  directCategoryIds: string[];
  variantName?: string;
  variantSku?: string;
  variantBarcode?: string;
  variantVisible: boolean;
  brand?: { id?: string; name?: string };
}

/**
 * The stock of one variant. As there is one location, the item has the variant's id. Both `quantity` and `inStock` are
 * kept, so that either can be filtered by; in the API only the one that says how it is counted appears.
 */
export interface StockItem {
  id: string;
  revision?: string;
  createdDate: string;
  updatedDate: string;
  variantId: string;
  productId: string;
  locationId: string;
  trackQuantity: boolean;
  inStock: boolean;
  /** Only where pieces are counted. */
  quantity?: number;
  availabilityStatus: 'IN_STOCK' | 'OUT_OF_STOCK' | 'PREORDER';
  preorderInfo?: NonNullable<ApiItem['preorderInfo']>;
  product: StockSubject;
  extendedFields?: NonNullable<ApiItem['extendedFields']>;
}

/** How pieces are counted: a number of them, or only whether there are any. */
export type Counting = { quantity: number } | { inStock: boolean };

export const countingOf = (item: StockItem): Counting =>
  item.trackQuantity ? { quantity: item.quantity ?? 0 } : { inStock: item.inStock };

/** The item as it is after a count. */
export function recount(item: StockItem, counting: Counting): StockItem {
  const { quantity: _before, ...rest } = item;
  const tracked = 'quantity' in counting;
  const inStock = tracked ? counting.quantity > 0 : counting.inStock;
  const preorder = item.preorderInfo?.enabled === true;
  return {
    ...rest,
    trackQuantity: tracked,
    ...(tracked && { quantity: counting.quantity }),
    inStock,
    availabilityStatus: inStock ? 'IN_STOCK' : preorder ? 'PREORDER' : 'OUT_OF_STOCK',
  };
}

export function newStockItem(
  of: { variantId: string; productId: string; product: StockSubject },
  counting: Counting,
  now: string,
): StockItem {
  const blank: StockItem = {
    id: of.variantId,
    createdDate: now,
    updatedDate: now,
    variantId: of.variantId,
    productId: of.productId,
    locationId: LOCATION_ID,
    trackQuantity: false,
    inStock: false,
    availabilityStatus: 'OUT_OF_STOCK',
    product: of.product,
  };
  return recount(blank, counting);
}

/** As the contract shows it: `inStock` and `quantity` exclude each other. */
export function toApiItem({ inStock, quantity, ...item }: StockItem): ApiItem & { id: string } {
  return item.trackQuantity ? { ...item, quantity: quantity ?? 0 } : { ...item, inStock };
}
