import { defineService } from '#platform/service.ts';
import { stockListeners } from './came-back.ts';
import { forgetMember, longWaiting, notifiedRequests } from './forget.ts';
import { migrations } from './migrations.ts';
import { handlers } from './operations.ts';
import { routes } from './routes.ts';
import { settingsHandlers } from './settings.ts';
import { entities } from './tables.ts';
import { notifyDue } from './maintenance.ts';

export const backInStock = defineService({
  name: 'back-in-stock',
  package: 'ecom_back-in-stock-notifications',
  handlers,
  listeners: { ...stockListeners, 'wix.members.v1.member_deleted': forgetMember },
  routes,
  maintain: notifyDue,
  ownTransactions: ['maintain'],
  retentionRules: [notifiedRequests, longWaiting],
  entities,
  migrations,
});

export const backInStockSettings = defineService({
  name: 'back-in-stock-settings',
  package: 'ecom_back-in-stock-settings',
  handlers: settingsHandlers,
});
