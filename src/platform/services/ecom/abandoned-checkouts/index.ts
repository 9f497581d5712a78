import { defineService } from '#platform/service.ts';
import { cartHandlers } from './carts.ts';
import { oldAbandoned } from './kept.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import { keepLooking } from './upkeep.ts';

export const abandonedCheckouts = defineService({
  name: 'abandoned-checkouts',
  package: 'ecom_abandoned-checkouts',
  handlers,
  listeners,
  routes,
  upkeep: keepLooking,
  ownTransactions: ['upkeep'],
  kept: [oldAbandoned],
  entities,
  migrations,
});

/** The same, as the stores app told of them before. */
export const abandonedCarts = defineService({
  name: 'abandoned-carts',
  package: 'stores_abandoned-carts',
  handlers: cartHandlers,
});
