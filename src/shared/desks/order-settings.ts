import * as checkoutSettings from '../contract/generated/ecom_checkout-settings.rights.ts';
import * as orders from '../contract/generated/ecom_orders.rights.ts';
import * as ordersSettings from '../contract/generated/ecom_orders-settings.rights.ts';
import type { DeskFacts } from './desk.ts';

export const orderSettingsDesk = {
  name: 'order-settings',
  place: 'settings',
  group: 'shop',
  rights: {
    list: [...ordersSettings.getOrdersSettings, ...checkoutSettings.getCheckoutSettings],
    edit: [...ordersSettings.updateOrdersSettings, ...checkoutSettings.updateCheckoutSettings],
    count: orders.setOrderNumberCounter,
  },
} as const satisfies DeskFacts;
