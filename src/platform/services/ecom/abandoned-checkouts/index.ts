import { defineService } from '#platform/service.ts';
import { cartHandlers } from './carts.ts';
import { oldAbandoned } from './retention.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import { remindDue } from './maintenance.ts';

export const abandonedCheckouts = defineService({
  name: 'abandoned-checkouts',
  package: 'ecom_abandoned-checkouts',
  handlers,
  listeners,
  routes,
  maintain: remindDue,
  ownTransactions: ['maintain'],
  retentionRules: [oldAbandoned],
  entities,
  migrations,
});

/** The same, as the stores app told of them before. */
export const abandonedCarts = defineService({
  name: 'abandoned-carts',
  package: 'stores_abandoned-carts',
  handlers: cartHandlers,
});
