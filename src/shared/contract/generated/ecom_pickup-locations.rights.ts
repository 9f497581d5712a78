// Written by `npm run generate` from @wix/auto_sdk_ecom_pickup-locations 1.0.55.
export const addDeliveryRegion = ['ECOM.PICKUP_LOCATION_UPDATE'] as const;
export const bulkCreatePickupLocation = ['ECOM.PICKUP_LOCATION_CREATE'] as const;
export const bulkDeletePickupLocation = ['ECOM.PICKUP_LOCATION_DELETE'] as const;
export const bulkUpdatePickupLocation = ['ECOM.PICKUP_LOCATION_UPDATE'] as const;
export const createPickupLocation = ['ECOM.PICKUP_LOCATION_CREATE'] as const;
export const deletePickupLocation = ['ECOM.PICKUP_LOCATION_DELETE'] as const;
export const getPickupLocation = ['ECOM.PICKUP_LOCATION_READ'] as const;
export const queryPickupLocation = ['ECOM.PICKUP_LOCATION_READ'] as const;
export const removeDeliveryRegion = ['ECOM.PICKUP_LOCATION_UPDATE'] as const;
export const updatePickupLocation = ['ECOM.PICKUP_LOCATION_UPDATE'] as const;
