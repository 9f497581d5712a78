import type { Context } from '#platform/context.ts';
import type { Handlers, ReviewRequestsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { listeners } from './listen.ts';
import { migrations } from './migrations.ts';
import {
  bulkCancelReviewRequestsByFilter,
  bulkCreateReviewRequests,
  countReviewRequests,
  createReviewRequest,
  deleteReviewRequest,
  getReviewRequest,
  queryReviewRequests,
} from './operations.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import { sendDueRequests } from './maintenance.ts';

export const reviewRequests = defineService({
  name: 'review-requests',
  package: 'reviews_review-requests',
  handlers: {
    createReviewRequest,
    bulkCreateReviewRequests,
    getReviewRequest,
    queryReviewRequests,
    countReviewRequests,
    deleteReviewRequest,
    bulkCancelReviewRequestsByFilter,
  } satisfies Handlers<ReviewRequestsApi, Context>,
  listeners,
  routes,
  maintain: sendDueRequests,
  entities,
  migrations,
});
