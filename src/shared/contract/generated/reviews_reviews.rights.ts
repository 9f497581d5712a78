// Written by `npm run generate` from @wix/auto_sdk_reviews_reviews 1.0.39.
export const bulkCreateReview = ['REVIEWS.REVIEW_BULK_CREATE'] as const;
export const bulkDeleteReviews = ['REVIEWS.DELETE_REVIEW'] as const;
export const bulkUpdateModerationStatus = ['REVIEWS.MODERATE_REVIEWS'] as const;
export const countReviews = ['REVIEWS.READ_PRIVATE_REVIEWS', 'REVIEWS.READ_REVIEWS'] as const;
export const createReview = ['REVIEWS.CREATE_REVIEW'] as const;
export const deleteReview = ['REVIEWS.DELETE_REVIEW'] as const;
export const getReview = ['REVIEWS.READ_PRIVATE_REVIEWS', 'REVIEWS.READ_REVIEWS'] as const;
export const queryReviews = ['REVIEWS.READ_PRIVATE_REVIEWS', 'REVIEWS.READ_REVIEWS'] as const;
export const removeReply = ['REVIEWS.REMOVE_REPLY'] as const;
export const setReply = ['REVIEWS.SET_REPLY'] as const;
export const updateModerationStatus = ['REVIEWS.MODERATE_REVIEWS'] as const;
export const updateReview = ['REVIEWS.UPDATE_REVIEW'] as const;
