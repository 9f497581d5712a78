import { defineService } from '../../service.ts';
import { checkoutMigrations } from './tables.ts';

export const checkouts = defineService({
  name: 'checkouts',
  migrations: checkoutMigrations,
});
