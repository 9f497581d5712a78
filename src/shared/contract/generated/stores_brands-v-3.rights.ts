// Written by `npm run generate` from @wix/auto_sdk_stores_brands-v-3 1.0.85.
export const bulkCreateBrands = ['WIX_STORES.BRAND_CREATE'] as const;
export const bulkDeleteBrands = ['WIX_STORES.BRAND_DELETE'] as const;
export const bulkGetOrCreateBrands = ['WIX_STORES.BRAND_GET_OR_CREATE'] as const;
export const bulkUpdateBrands = ['WIX_STORES.BRAND_UPDATE'] as const;
export const countBrands = ['WIX_STORES.BRAND_READ'] as const;
export const createBrand = ['WIX_STORES.BRAND_CREATE'] as const;
export const deleteBrand = ['WIX_STORES.BRAND_DELETE'] as const;
export const getBrand = ['WIX_STORES.BRAND_READ'] as const;
export const getOrCreateBrand = ['WIX_STORES.BRAND_GET_OR_CREATE'] as const;
export const queryBrands = ['WIX_STORES.BRAND_READ'] as const;
export const updateBrand = ['WIX_STORES.BRAND_UPDATE'] as const;
