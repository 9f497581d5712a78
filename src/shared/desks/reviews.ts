import * as reviews from '../contract/generated/reviews_reviews.rights.ts';
import type { DeskFacts } from './desk.ts';

export const reviewsDesk = {
  name: 'reviews',
  place: 'main',
  goTo: 'r',
  entities: ['wix.reviews.v1.review'],
  rights: {
    list: reviews.queryReviews,
    edit: reviews.updateModerationStatus,
    reply: reviews.setReply,
    unreply: reviews.removeReply,
    delete: reviews.deleteReview,
    import: [
      ...reviews.bulkCreateReview,
      ...reviews.updateReview,
      ...reviews.bulkUpdateModerationStatus,
      ...reviews.setReply,
    ],
  },
  jobs: {
    approve: reviews.bulkUpdateModerationStatus,
    reject: reviews.bulkUpdateModerationStatus,
    undo: reviews.bulkUpdateModerationStatus,
    delete: reviews.bulkDeleteReviews,
    export: reviews.queryReviews,
    'check-import': [
      ...reviews.bulkCreateReview,
      ...reviews.updateReview,
      ...reviews.bulkUpdateModerationStatus,
      ...reviews.setReply,
    ],
    import: [
      ...reviews.bulkCreateReview,
      ...reviews.updateReview,
      ...reviews.bulkUpdateModerationStatus,
      ...reviews.setReply,
    ],
    'take-back-import': reviews.bulkDeleteReviews,
  },
  takenBackBy: { approve: 'undo', reject: 'undo' },
  ownJobs: ['undo'],
} as const satisfies DeskFacts;
