// Written by `npm run generate` from @wix/auto_sdk_ecom_local-delivery-options 1.0.56.
export const addDeliveryRegion = ['ECOM.LOCAL_DELIVERY_OPTION_UPDATE'] as const;
export const bulkCreateLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_CREATE'] as const;
export const bulkDeleteLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_DELETE'] as const;
export const bulkUpdateLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_UPDATE'] as const;
export const createLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_CREATE'] as const;
export const deleteLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_DELETE'] as const;
export const getLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_READ'] as const;
export const listLocalDeliveryOptions = ['ECOM.LOCAL_DELIVERY_OPTION_READ'] as const;
export const queryLocalDeliveryOptions = ['ECOM.LOCAL_DELIVERY_OPTION_READ'] as const;
export const removeDeliveryRegion = ['ECOM.LOCAL_DELIVERY_OPTION_UPDATE'] as const;
export const updateLocalDeliveryOption = ['ECOM.LOCAL_DELIVERY_OPTION_UPDATE'] as const;
