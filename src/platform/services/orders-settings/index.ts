import type { Context } from '../../context.ts';
import type { Handlers, OrdersSettingsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
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
