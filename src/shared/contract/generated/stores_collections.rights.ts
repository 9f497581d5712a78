// Written by `npm run generate` from @wix/auto_sdk_stores_collections 1.0.51.
export const getCollection = [] as const;
export const getCollectionBySlug = [] as const;
export const queryCollections = [] as const;
