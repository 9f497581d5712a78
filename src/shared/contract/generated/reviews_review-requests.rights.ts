// Written by `npm run generate` from @wix/auto_sdk_reviews_review-requests 1.0.27.
export const bulkCancelReviewRequestsByFilter = ['REVIEWS.REVIEW_REQUEST_CANCEL'] as const;
export const bulkCreateReviewRequests = ['REVIEWS.REVIEW_REQUEST_CREATE'] as const;
export const countReviewRequests = ['REVIEWS.REVIEW_REQUEST_READ'] as const;
export const createReviewRequest = ['REVIEWS.REVIEW_REQUEST_CREATE'] as const;
export const deleteReviewRequest = ['REVIEWS.REVIEW_REQUEST_DELETE'] as const;
export const getReviewRequest = ['REVIEWS.REVIEW_REQUEST_READ'] as const;
export const queryReviewRequests = ['REVIEWS.REVIEW_REQUEST_READ'] as const;
