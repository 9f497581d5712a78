import type { PackageContract } from '../schema.ts';
import { definitionsOf, message } from './messages.ts';

/** A review by somebody without an account, as `@wix/reviews_reviews` 1.0.35 sends it. */
export const olderReviews: PackageContract = {
  package: 'older_reviews',
  version: '',
  operations: {
    createReviewAndContact: {
      fqn: 'com.wixpress.critique.reviews.Reviews.CreateReviewAndContact',
      method: 'POST',
      path: '/reviews/v1/reviews/contact',
      request: 'CreateReviewAndContactRequest',
      reply: 'CreateReviewResponse',
      required: ['namespace', 'entityId', 'content', 'content.rating'],
      permissions: ['REVIEWS.CREATE_REVIEW'],
      identities: ['APP'],
    },
  },
  definitions: {
    ...definitionsOf('reviews_reviews'),
    CreateReviewAndContactRequest: message(
      { namespace: 'string', entityId: 'string', name: 'string', email: 'string', content: 'ReviewContent' },
      { name: { maxLength: 100 }, email: { format: 'EMAIL' } },
    ),
  },
  events: [],
  querySpecs: {},
};
