// Written by `npm run generate` from @wix/auto_sdk_stores_promotions-v-3 1.0.5.
export const bulkCreatePromotions = ['stores:catalog:v3:promotion:bulk_create_promotions'] as const;
export const bulkDeletePromotions = ['stores:catalog:v3:promotion:bulk_delete_promotions'] as const;
export const bulkUpdatePromotionTags = ['stores:catalog:v3:promotion:bulk_update_promotion_tags'] as const;
export const bulkUpdatePromotionTagsByFilter = ['stores:catalog:v3:promotion:bulk_update_promotion_tags_by_filter'] as const;
export const bulkUpdatePromotions = ['stores:catalog:v3:promotion:bulk_update_promotions'] as const;
export const createPromotion = ['stores:catalog:v3:promotion:create_promotion'] as const;
export const deletePromotion = ['stores:catalog:v3:promotion:delete_promotion'] as const;
export const getPromotion = ['stores:catalog:v3:promotion:get_promotion'] as const;
export const queryPromotions = ['stores:catalog:v3:promotion:query_promotions'] as const;
export const resolvePromotions = ['stores:catalog:v3:promotion:resolve_promotions'] as const;
export const searchPromotions = ['stores:catalog:v3:promotion:search_promotions'] as const;
export const updatePromotion = ['stores:catalog:v3:promotion:update_promotion'] as const;
