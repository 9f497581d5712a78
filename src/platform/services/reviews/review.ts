import type { Reply, ReviewsApi } from '../../contract/index.ts';

export const NAMESPACE = 'stores';

type Shown = NonNullable<Reply<ReviewsApi, 'getReview'>['review']>;

export type ReviewStatus = 'SUBMITTED' | 'APPROVED' | 'IN_MODERATION' | 'REJECTED';

/** Stored as it is told. */
export type Review = Shown & {
  id: string;
  namespace: string;
  entityId: string;
  content: NonNullable<Shown['content']> & { rating: number };
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
