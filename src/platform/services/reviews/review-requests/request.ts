import type { Reply, ReviewRequestsApi } from '#platform/contract/index.ts';

type ReviewRequestDto = NonNullable<Reply<ReviewRequestsApi, 'getReviewRequest'>['reviewRequest']>;

export type RequestStatus = 'SCHEDULED' | 'SENT' | 'FAILED' | 'CANCELED';

export interface RequestItem {
  catalogItemId: string;
  reviewId?: string;
}

/** Stored as it is told. */
export type ReviewRequest = Omit<ReviewRequestDto, 'items'> & {
  id: string;
  createdDate: string;
  updatedDate: string;
  sendDate: string;
  namespace: string;
  items: RequestItem[];
  communicationChannel: 'EMAIL';
  status: RequestStatus;
  revision?: string;
};

/** The most that one mail asks about. */
export const MAX_ITEMS = 5;

export const isAnswered = ({ items }: Pick<ReviewRequest, 'items'>): boolean =>
  items.every(({ reviewId }) => reviewId !== undefined);
