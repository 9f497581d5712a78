import {
  getCheckoutSettings,
  updateCheckoutSettings,
  type CheckoutSettings,
} from '@wix/auto_sdk_ecom_checkout-settings';
import * as sdk from '@wix/auto_sdk_ecom_orders';
import {
  getOrdersSettings,
  updateOrdersSettings,
  type OrdersSettings as WixOrdersSettings,
} from '@wix/auto_sdk_ecom_orders-settings';
import { call, orderOperations, type Operation } from './order-operations.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

/** Part of the published contract and of the module at run time, but not of its public typings. */
type SetCounter = Operation<
  (counter: string, options: { allowLowerCounter: boolean }) => Promise<{ newCounter?: string }>
>;
const setOrderNumberCounter = (sdk as unknown as { setOrderNumberCounter: SetCounter }).setOrderNumberCounter;

export interface OrdersSettings extends WixOrdersSettings {
  /** On the wire and in the documentation, but not in the typings. */
  autoGenerateInvoiceOnPaidOrder?: boolean;
}

export type CheckoutFields = NonNullable<CheckoutSettings['checkoutFields']>;

export const orderSettingsOperations = {
  orders: async (options?: CallOptions): Promise<OrdersSettings> =>
    (await staffClient(options).use(getOrdersSettings)()).ordersSettings ?? {},
  checkout: async (options?: CallOptions): Promise<CheckoutFields> =>
    (await staffClient(options).use(getCheckoutSettings)()).checkoutSettings?.checkoutFields ?? {},
  setOrders: (change: OrdersSettings) => staffClient().use(updateOrdersSettings)(change),
  setCheckout: (checkoutFields: CheckoutFields) =>
    staffClient().use(updateCheckoutSettings)({ checkoutFields }),
  /** The highest number that an order has. */
  highestNumber: async (options?: CallOptions): Promise<string> => {
    const sort = [{ fieldName: 'number', order: 'DESC' as const }];
    const { orders = [] } = await orderOperations.search(
      { filter: {}, sort, cursorPaging: { limit: 1 } },
      options,
    );
    return orders[0]?.number ?? '';
  },
  /** It may be lower than the last one set, which no order may have used. */
  setNextNumber: (next: string) => call(setOrderNumberCounter)(next, { allowLowerCounter: true }),
};
