import type { Context } from '#platform/context.ts';
import type { Handlers, ReviewsApi } from '#platform/contract/index.ts';
import { defineService } from '#platform/service.ts';
import { takeOver } from './hand-over.ts';
import { retainedImports } from './import/record.ts';
import { importRoutes } from './import/routes.ts';
import { migrations } from './migrations.ts';
import { bulkDeleteReviews, bulkUpdateModerationStatus, updateModerationStatus } from './moderate.ts';
import {
  bulkCreateReview,
  countReviews,
  createReview,
  deleteReview,
  getReview,
  queryReviews,
  removeReply,
  setReply,
  updateReview,
} from './operations.ts';
import { extensionRoutes } from './extension-routes.ts';
import { routes } from './routes.ts';
import { entities } from './tables.ts';
import { verifyEarlier } from './verified.ts';
import { createReviewAndContact } from './with-contact.ts';

export const reviews = defineService({
  name: 'reviews',
  package: 'reviews_reviews',
  handlers: {
    createReview,
    bulkCreateReview,
    getReview,
    queryReviews,
    countReviews,
    updateReview,
    deleteReview,
    bulkDeleteReviews,
    updateModerationStatus,
    bulkUpdateModerationStatus,
    setReply,
    removeReply,
  } satisfies Handlers<ReviewsApi, Context>,
  listeners: {
    'wix.ecom.v1.order_payment_status_updated': verifyEarlier,
    'counterpart.members.v1.content_handed_over': takeOver,
  },
  routes: [...routes, ...extensionRoutes, ...importRoutes],
  entities,
  retentionRules: [retainedImports],
  migrations,
});

/** What earlier packages of reviews have and today's does not. */
export const olderReviews = defineService({
  name: 'older-reviews',
  package: 'older_reviews',
  handlers: { createReviewAndContact },
});
