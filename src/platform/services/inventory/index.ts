import { defineService } from '../../service.ts';
import { inventoryMigrations } from './tables.ts';

export const inventory = defineService({
  name: 'inventory',
  package: 'stores_inventory',
  migrations: inventoryMigrations,
});
