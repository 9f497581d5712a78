// Written by `npm run generate` from @wix/auto_sdk_ecom_order-fulfillments 1.0.65.
export const bulkCreateFulfillments = ['ECOM.MODIFY_FULFILLMENTS'] as const;
export const createFulfillment = ['ECOM.MODIFY_FULFILLMENTS'] as const;
export const deleteFulfillment = ['ECOM.MODIFY_FULFILLMENTS'] as const;
export const listFulfillmentsForMultipleOrders = ['ECOM.READ_FULFILLMENTS'] as const;
export const listFulfillmentsForSingleOrder = ['ECOM.READ_FULFILLMENTS'] as const;
export const updateFulfillment = ['ECOM.MODIFY_FULFILLMENTS'] as const;
