import type { Context } from '../../context.ts';
import type { Handlers, InventoryApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { migrations } from './migrations.ts';
import { decrementInventory } from './operations/decrementInventory.ts';
import { getInventoryVariants } from './operations/getInventoryVariants.ts';
import { incrementInventory } from './operations/incrementInventory.ts';
import { queryInventory } from './operations/queryInventory.ts';
import { updateInventoryVariants } from './operations/updateInventoryVariants.ts';
import { entities } from './tables.ts';

export const inventory = defineService({
  name: 'inventory',
  package: 'stores_inventory',
  handlers: {
    decrementInventory,
    getInventoryVariants,
    incrementInventory,
    queryInventory,
    updateInventoryVariants,
  } satisfies Handlers<InventoryApi, Context>,
  entities,
  migrations,
});
