// Written by `npm run generate` from @wix/auto_sdk_ecom_orders-settings 1.0.58.
export const getOrdersSettings = ['ECOM.READ_ORDERS_SETTINGS'] as const;
export const updateOrdersSettings = ['ECOM.UPDATE_ORDERS_SETTINGS'] as const;
