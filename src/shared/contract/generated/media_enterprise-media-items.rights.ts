// Written by `npm run generate` from @wix/auto_sdk_media_enterprise-media-items 1.0.41.
export const bulkImportFiles = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_IMPORT'] as const;
export const bulkUpdateItem = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_UPDATE'] as const;
export const generateFileUploadUrl = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_GENERATE_UPLOAD_URL'] as const;
export const getItem = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_READ'] as const;
export const importFile = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_IMPORT'] as const;
export const itemUploadCallback = [] as const;
export const linkItemToCategories = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_UPDATE_CATEGORIES'] as const;
export const overwriteItemCategories = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_UPDATE_CATEGORIES'] as const;
export const queryItems = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_READ'] as const;
export const searchItems = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_READ'] as const;
export const unlinkItemFromCategories = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_UPDATE_CATEGORIES'] as const;
export const updateItem = ['MEDIA.ENTERPRISE_MEDIA_ITEMS_UPDATE'] as const;
