// Written by `npm run generate` from @wix/auto_sdk_media_enterprise-media-categories 1.0.40.
export const createCategory = ['MEDIA.ENTERPRISE_MEDIA_CATEGORIES_CREATE'] as const;
export const deleteCategory = ['MEDIA.ENTERPRISE_MEDIA_CATEGORIES_DELETE'] as const;
export const enterpriseOnboarding = [] as const;
export const getCategory = ['MEDIA.ENTERPRISE_MEDIA_CATEGORIES_READ'] as const;
export const getMediaManagerCategories = [] as const;
export const updateCategory = ['MEDIA.ENTERPRISE_MEDIA_CATEGORIES_UPDATE'] as const;
