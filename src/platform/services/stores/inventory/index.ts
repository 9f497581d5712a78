import type { Context } from '#platform/context.ts';
import type { Handlers, InventoryApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { getInventoryVariants, queryInventory } from './legacy-item.ts';
import { decrementInventory, incrementInventory } from './legacy-moves.ts';
import { migrations } from './migrations.ts';
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
