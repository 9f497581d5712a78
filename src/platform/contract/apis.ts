/** The `/meta` of each served package, by the name its handlers use; types only. */
export type OrdersApi = typeof import('@wix/auto_sdk_ecom_orders/meta');
export type OrderTransactionsApi = typeof import('@wix/auto_sdk_ecom_order-transactions/meta');
export type OrderBillingApi = typeof import('@wix/auto_sdk_ecom_order-billing/meta');
