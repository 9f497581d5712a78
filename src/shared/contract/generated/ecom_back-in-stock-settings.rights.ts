// Written by `npm run generate` from @wix/auto_sdk_ecom_back-in-stock-settings 1.0.45.
export const getSettings = ['ECOM.READ_BACK_IN_STOCK_NOTIFICATION_SETTINGS'] as const;
export const startCollectingRequests = ['ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS'] as const;
export const stopCollectingRequests = ['ECOM.MODIFY_BACK_IN_STOCK_NOTIFICATION_SETTINGS'] as const;
