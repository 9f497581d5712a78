import type { OrdersSettingsApi } from '#platform/contract/index.ts';
import { settingsEntity } from '#platform/crud/index.ts';

interface OrdersSettings {
  /** When stock goes down: with the order, or with its payment. */
  inventoryUpdateTrigger: 'ON_ORDER_PLACED' | 'ON_ORDER_PAID';
  createInvoice: boolean;
  autoGenerateInvoiceOnPaidOrder: boolean;
  createdDate?: string;
  updatedDate?: string;
}

const defaults: OrdersSettings = {
  inventoryUpdateTrigger: 'ON_ORDER_PLACED',
  createInvoice: false,
  autoGenerateInvoiceOnPaidOrder: false,
};

export const settings = settingsEntity<OrdersSettingsApi>()({
  table: 'orders_settings',
  key: 'ordersSettings',
  defaults,
  fqdn: 'wix.ecom.v1.orders_settings',
  dated: true,
});
