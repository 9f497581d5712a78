import { defineService } from '../../service.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { settingsHandlers } from './settings.ts';
import { entities } from './tables.ts';
import { keepTelling } from './upkeep.ts';

export const backInStock = defineService({
  name: 'back-in-stock',
  package: 'ecom_back-in-stock-notifications',
  handlers,
  upkeep: keepTelling,
  ownTransactions: ['upkeep'],
  entities,
  migrations,
});

export const backInStockSettings = defineService({
  name: 'back-in-stock-settings',
  package: 'ecom_back-in-stock-settings',
  handlers: settingsHandlers,
});
