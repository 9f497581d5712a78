// Written by `npm run generate` from @wix/auto_sdk_ecom_checkout-settings 1.0.76.
export const getCheckoutSettings = ['ECOM.READ_CHECKOUT_SETTINGS'] as const;
export const updateCheckoutSettings = ['ECOM.UPDATE_CHECKOUT_SETTINGS'] as const;
