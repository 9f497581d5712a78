// Written by `npm run generate` from @wix/auto_sdk_stores_inventory-items-v-3 1.0.98.
import type * as schema from '../schema.ts';

export const operations = {
  bulkAdjustInventoryItemsByFilter: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkCreateInventoryItems: { permissions: ['WIX_STORES.INVENTORY_CREATE'] },
  bulkCreateInventoryItemsByVariantFilter: { permissions: ['WIX_STORES.INVENTORY_CREATE'] },
  bulkDecrementInventoryItems: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkDecrementInventoryItemsByVariantAndLocation: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkDeleteInventoryItems: { permissions: ['WIX_STORES.INVENTORY_DELETE'] },
  bulkDeleteInventoryItemsByFilter: { permissions: ['WIX_STORES.INVENTORY_DELETE'] },
  bulkIncrementInventoryItems: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkIncrementInventoryItemsByVariantAndLocation: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkSetOrAdjustInventoryItemsByFilter: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkUpdateInventoryItems: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkUpdateInventoryItemsByFilter: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
  bulkUpsertInventoryItems: { permissions: ['WIX_STORES.INVENTORY_UPSERT'] },
  countInventoryItems: { permissions: ['WIX_STORES.INVENTORY_READ'], readOnly: true },
  createInventoryItem: { permissions: ['WIX_STORES.INVENTORY_CREATE'] },
  deleteInventoryItem: { permissions: ['WIX_STORES.INVENTORY_DELETE'] },
  getInventoryItem: { permissions: ['WIX_STORES.INVENTORY_READ'], readOnly: true },
  queryInventoryItems: { permissions: ['WIX_STORES.INVENTORY_READ'], readOnly: true },
  searchInventoryItems: { permissions: ['WIX_STORES.INVENTORY_READ'], readOnly: true },
  updateInventoryItem: { permissions: ['WIX_STORES.INVENTORY_UPDATE'] },
} as const satisfies schema.Operations;
