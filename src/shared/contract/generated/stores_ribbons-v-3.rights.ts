// Written by `npm run generate` from @wix/auto_sdk_stores_ribbons-v-3 1.0.63.
export const bulkCreateRibbons = ['WIX_STORES.RIBBON_CREATE'] as const;
export const bulkDeleteRibbons = ['WIX_STORES.RIBBON_DELETE'] as const;
export const bulkGetOrCreateRibbons = ['WIX_STORES.RIBBON_GET_OR_CREATE'] as const;
export const bulkUpdateRibbons = ['WIX_STORES.RIBBON_UPDATE'] as const;
export const countRibbons = ['WIX_STORES.RIBBON_READ'] as const;
export const createRibbon = ['WIX_STORES.RIBBON_CREATE'] as const;
export const deleteRibbon = ['WIX_STORES.RIBBON_DELETE'] as const;
export const getOrCreateRibbon = ['WIX_STORES.RIBBON_GET_OR_CREATE'] as const;
export const getRibbon = ['WIX_STORES.RIBBON_READ'] as const;
export const queryRibbons = ['WIX_STORES.RIBBON_READ'] as const;
export const updateRibbon = ['WIX_STORES.RIBBON_UPDATE'] as const;
