import type { Reply, ReviewsApi } from '#platform/contract/index.ts';

export const NAMESPACE = 'stores';

type ReviewDto = NonNullable<Reply<ReviewsApi, 'getReview'>['review']>;

export type ReviewStatus = 'SUBMITTED' | 'APPROVED' | 'IN_MODERATION' | 'REJECTED';

/** Stored as it is told. */
export type Review = ReviewDto & {
  id: string;
  namespace: string;
  entityId: string;
  content: NonNullable<ReviewDto['content']> & { rating: number };
  author: { contactId: string; authorName?: string | null };
  foundHelpful: number;
  foundUnhelpful: number;
  helpfulness: number;
  moderation: { moderationStatus: ReviewStatus; manuallyChanged: boolean };
  verified: boolean;
  origin: { type: 'ORGANIC' | 'APP'; appId?: string };
  createdDate: string;
  updatedDate: string;
  reviewDate: string;
  relevanceScore: number;
  publishCount: number;
  revision?: string;
};
