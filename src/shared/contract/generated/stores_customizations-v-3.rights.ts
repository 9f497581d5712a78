// Written by `npm run generate` from @wix/auto_sdk_stores_customizations-v-3 1.0.99.
export const addCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const bulkAddCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const bulkCreateCustomizations = ['WIX_STORES.CUSTOMIZATION_CREATE'] as const;
export const bulkUpdateCustomizations = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const countCustomizations = ['WIX_STORES.CUSTOMIZATION_READ'] as const;
export const createCustomization = ['WIX_STORES.CUSTOMIZATION_CREATE'] as const;
export const deleteCustomization = ['WIX_STORES.CUSTOMIZATION_DELETE'] as const;
export const getCustomization = ['WIX_STORES.CUSTOMIZATION_READ'] as const;
export const queryCustomizations = ['WIX_STORES.CUSTOMIZATION_READ'] as const;
export const removeCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const reorderCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const setCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const updateCustomization = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
export const updateCustomizationChoices = ['WIX_STORES.CUSTOMIZATION_UPDATE'] as const;
