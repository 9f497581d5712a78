import {
  countReviews,
  getReview,
  queryReviews,
  removeReply,
  setReply,
  updateModerationStatus,
  type Review as WixReview,
  type ReviewQuery,
} from '@wix/auto_sdk_reviews_reviews';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type Review = WixReview;

/** Staff read those that are not shown as well. */
const all = { returnPrivateReviews: true } as const;

export const reviewOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryReviews)(query as ReviewQuery, all),
  get: (id: string, options?: CallOptions): Promise<Review> => staffClient(options).use(getReview)(id, all),
  count: async (filter: object, options?: CallOptions): Promise<number> =>
    (await staffClient(options).use(countReviews)({ filter, includePrivateReviews: true })).count ?? 0,
  moderate: async (id: string, status: 'APPROVED' | 'REJECTED'): Promise<Review | undefined> =>
    (await staffClient().use(updateModerationStatus)(id, { status })).review,
  setReply: async (id: string, message: string): Promise<Review | undefined> =>
    (await staffClient().use(setReply)(id, message)).review,
  removeReply: async (id: string): Promise<Review | undefined> =>
    (await staffClient().use(removeReply)(id)).review,
};
