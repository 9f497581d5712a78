import type { Context } from '../../context.ts';
import type { Handlers, OrdersSettingsApi } from '../../contract/index.ts';
import { defineService } from '../../service.ts';
import { getOrdersSettings } from './operations/getOrdersSettings.ts';
import { updateOrdersSettings } from './operations/updateOrdersSettings.ts';
import { ordersSettingsMigrations } from './settings.ts';

export const ordersSettings = defineService({
  name: 'orders-settings',
  package: 'ecom_orders-settings',
  handlers: { getOrdersSettings, updateOrdersSettings } satisfies Handlers<OrdersSettingsApi, Context>,
  migrations: ordersSettingsMigrations,
});
