// Written by `npm run generate` from @wix/auto_sdk_ecom_shipping-options 1.0.244.
export const addDeliveryRegion = ['ECOM.SHIPPING_OPTION_UPDATE'] as const;
export const createShippingOption = ['ECOM.SHIPPING_OPTION_CREATE'] as const;
export const deleteShippingOption = ['ECOM.SHIPPING_OPTION_DELETE'] as const;
export const getShippingOption = ['ECOM.SHIPPING_OPTION_READ'] as const;
export const queryShippingOptions = ['ECOM.SHIPPING_OPTION_READ'] as const;
export const removeDeliveryRegion = ['ECOM.SHIPPING_OPTION_UPDATE'] as const;
export const updateExtendedFields = ['ECOM.SHIPPING_OPTION_UPDATE'] as const;
export const updateShippingOption = ['ECOM.SHIPPING_OPTION_UPDATE'] as const;
