import {
  bulkCancelReviewRequestsByFilter,
  countReviewRequests,
  createReviewRequest,
  deleteReviewRequest,
  getReviewRequest,
  queryReviewRequests,
  type ReviewRequest as WixReviewRequest,
  type ReviewRequestQuery,
} from '@wix/auto_sdk_reviews_review-requests';
import type { PageQuery } from './page-query.ts';
import { staffClient, type CallOptions } from './staff-client.ts';

export type ReviewRequest = WixReviewRequest;

export const reviewRequestOperations = {
  query: (query: PageQuery, options?: CallOptions) =>
    staffClient(options).use(queryReviewRequests)(query as ReviewRequestQuery),
  get: (id: string, options?: CallOptions): Promise<ReviewRequest> =>
    staffClient(options).use(getReviewRequest)(id),
  count: async (filter: object, options?: CallOptions): Promise<number> =>
    (await staffClient(options).use(countReviewRequests)({ filter })).count ?? 0,
  /** For an order: its dearest products, asked about at once. */
  createForOrder: (orderId: string): Promise<ReviewRequest> =>
    staffClient().use(createReviewRequest)({
      namespace: 'stores',
      order: { _id: orderId },
      communicationChannel: 'EMAIL',
    }),
  cancel: (id: string): Promise<unknown> =>
    staffClient().use(bulkCancelReviewRequestsByFilter)({ filter: { id } }),
  remove: (id: string): Promise<unknown> => staffClient().use(deleteReviewRequest)(id),
};
