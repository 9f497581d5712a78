import type { Context } from '#platform/context.ts';
import type { Handlers, InventoryItemsV3Api } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import {
  bulkAdjustInventoryItemsByFilter,
  bulkDeleteInventoryItemsByFilter,
  bulkSetOrAdjustInventoryItemsByFilter,
  bulkUpdateInventoryItemsByFilter,
} from './by-filter.ts';
import { bulkCreateInventoryItemsByVariantFilter } from './create-by-variants.ts';
import {
  bulkDecrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItems,
  bulkIncrementInventoryItemsByVariantAndLocation,
} from './bulk-moves.ts';
import { countInventoryItems, queryInventoryItems, searchInventoryItems } from './find-items.ts';
import {
  bulkCreateInventoryItems,
  bulkDeleteInventoryItems,
  bulkUpdateInventoryItems,
  bulkUpsertInventoryItems,
  createInventoryItem,
  deleteInventoryItem,
  getInventoryItem,
  updateInventoryItem,
} from './items.ts';

export const inventoryV3 = defineService({
  name: 'inventory-v3',
  package: 'stores_inventory-items-v-3',
  handlers: {
    bulkAdjustInventoryItemsByFilter,
    bulkCreateInventoryItemsByVariantFilter,
    bulkDeleteInventoryItems,
    bulkDeleteInventoryItemsByFilter,
    bulkSetOrAdjustInventoryItemsByFilter,
    bulkUpdateInventoryItemsByFilter,
    bulkUpsertInventoryItems,
    bulkCreateInventoryItems,
    bulkDecrementInventoryItems,
    bulkDecrementInventoryItemsByVariantAndLocation,
    bulkIncrementInventoryItems,
    bulkIncrementInventoryItemsByVariantAndLocation,
    bulkUpdateInventoryItems,
    countInventoryItems,
    createInventoryItem,
    deleteInventoryItem,
    getInventoryItem,
    queryInventoryItems,
    searchInventoryItems,
    updateInventoryItem,
  } satisfies Handlers<InventoryItemsV3Api, Context>,
});
