import type { Context } from '#platform/context.ts';
import type { Handlers, OrdersSettingsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { migrations } from './migrations.ts';
import { settings } from './settings.ts';

export const ordersSettings = defineService({
  name: 'orders-settings',
  package: 'ecom_orders-settings',
  handlers: { getOrdersSettings: settings.get, updateOrdersSettings: settings.update } satisfies Handlers<
    OrdersSettingsApi,
    Context
  >,
  migrations,
});
