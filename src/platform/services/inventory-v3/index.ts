import type { Context } from '../../context.ts';
import type { Handlers, InventoryItemsV3Api } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { bulkCreateInventoryItems } from './operations/bulkCreateInventoryItems.ts';
import { bulkDecrementInventoryItems } from './operations/bulkDecrementInventoryItems.ts';
import { bulkDecrementInventoryItemsByVariantAndLocation } from './operations/bulkDecrementInventoryItemsByVariantAndLocation.ts';
import { bulkIncrementInventoryItems } from './operations/bulkIncrementInventoryItems.ts';
import { bulkIncrementInventoryItemsByVariantAndLocation } from './operations/bulkIncrementInventoryItemsByVariantAndLocation.ts';
import { bulkUpdateInventoryItems } from './operations/bulkUpdateInventoryItems.ts';
import { countInventoryItems } from './operations/countInventoryItems.ts';
import { createInventoryItem } from './operations/createInventoryItem.ts';
import { deleteInventoryItem } from './operations/deleteInventoryItem.ts';
import { getInventoryItem } from './operations/getInventoryItem.ts';
import { queryInventoryItems } from './operations/queryInventoryItems.ts';
import { searchInventoryItems } from './operations/searchInventoryItems.ts';
import { updateInventoryItem } from './operations/updateInventoryItem.ts';

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
