import type { Context } from '../../context.ts';
import type { Handlers, InventoryItemsV3Api } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import {
  bulkDecrementInventoryItems,
  bulkDecrementInventoryItemsByVariantAndLocation,
  bulkIncrementInventoryItems,
  bulkIncrementInventoryItemsByVariantAndLocation,
} from './bulk-moves.ts';
import { countInventoryItems, queryInventoryItems, searchInventoryItems } from './find-items.ts';
import {
  bulkCreateInventoryItems,
  bulkUpdateInventoryItems,
  createInventoryItem,
  deleteInventoryItem,
  getInventoryItem,
  updateInventoryItem,
} from './items.ts';

export const inventoryV3 = defineService({
  name: 'inventory-v3',
  package: 'stores_inventory-items-v-3',
  handlers: {
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
