import * as requests from '../contract/generated/reviews_review-requests.rights.ts';
import type { DeskFacts } from './desk.ts';

export const reviewRequestsDesk = {
  name: 'review-requests',
  place: 'main',
  under: 'reviews',
  goTo: 'q',
  entities: ['wix.reviews.v2.review_request'],
  rights: {
    list: requests.queryReviewRequests,
    edit: requests.createReviewRequest,
    cancel: requests.bulkCancelReviewRequestsByFilter,
    delete: requests.deleteReviewRequest,
  },
  jobs: {
    send: requests.createReviewRequest,
    cancel: requests.bulkCancelReviewRequestsByFilter,
    delete: requests.deleteReviewRequest,
    export: requests.queryReviewRequests,
  },
} as const satisfies DeskFacts;
