import { rowsBefore } from '#database/retention.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';

export const webhooks = defineService({
  name: 'webhooks',
  routes,
  migrations,
  retentionRules: [
    {
      what: 'Deliveries of webhooks; those that still wait stay',
      since: 'they were taken or given up',
      days: 14,
      forget: rowsBefore('webhook_deliveries', 'decided_date'),
    },
  ],
});
