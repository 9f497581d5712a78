// Written by `npm run generate` from @wix/auto_sdk_ecom_abandoned-checkouts 1.0.86.
export const addAbandonedCheckoutActivity = ['ECOM.ABANDONED_CHECKOUT_UPDATE'] as const;
export const bulkDeleteAbandonedCheckouts = ['ECOM.ABANDONED_CHECKOUT_DELETE'] as const;
export const deleteAbandonedCheckout = ['ECOM.ABANDONED_CHECKOUT_DELETE'] as const;
export const getAbandonedCheckout = ['ECOM.ABANDONED_CHECKOUT_READ'] as const;
export const getAbandonedCheckoutAnalytics = ['ecom:v1:abandoned_checkout:get_abandoned_checkout_analytics'] as const;
export const queryAbandonedCheckouts = ['ECOM.ABANDONED_CHECKOUT_READ'] as const;
export const redirectToCheckout = [] as const;
export const searchAbandonedCheckouts = ['ECOM.ABANDONED_CHECKOUT_READ'] as const;
