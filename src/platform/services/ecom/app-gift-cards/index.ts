import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { routes } from './routes.ts';
import { settleLeft } from './reconcile.ts';

/** Gift cards that apps of the shop keep: what they pay is recorded, asked for and settled. */
export const appGiftCards = defineService({
  name: 'app-gift-cards',
  routes,
  migrations,
  ownTransactions: ['maintain'],
  maintain: settleLeft,
});
