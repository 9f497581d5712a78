import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

/** Ways to pay that the store arranges itself, and which of them the buyer of an order chose. */
export const manualPayments = defineService({ name: 'manual-payments', routes, migrations });
