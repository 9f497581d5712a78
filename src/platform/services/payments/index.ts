import { defineService } from '../../service.ts';
import { paymentMigrations } from './tables.ts';

export const payments = defineService({
  name: 'payments',
  migrations: paymentMigrations,
});
