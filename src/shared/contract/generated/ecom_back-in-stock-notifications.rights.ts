// Written by `npm run generate` from @wix/auto_sdk_ecom_back-in-stock-notifications 1.0.66.
export const createBackInStockNotificationRequest = ['ECOM.CREATE_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const deleteBackInStockNotificationRequest = ['ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const getBackInStockNotificationRequest = ['ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const getBackInStockNotificationRequestsCountByCatalogReferences = ['ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const markAsNotificationSent = ['ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const queryBackInStockNotificationRequests = ['ECOM.READ_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
export const reportItemsBackInStock = ['ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_REQUESTS'] as const;
