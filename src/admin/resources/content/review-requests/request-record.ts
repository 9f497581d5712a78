import type { ReviewRequestDetails } from '#shared/review-requests.ts';
import type { ReviewRequest } from '#wix/review-request-operations.ts';
import type { StoredRecord } from '#admin/data/stored-record.ts';

export type RequestRecord = StoredRecord<ReviewRequest> & {
  /** Names and numbers behind the ids; absent where the platform cannot say. */
  told?: ReviewRequestDetails;
};

export type RequestState = 'planned' | 'today' | 'sent' | 'answered' | 'skipped' | 'failed';

/** How a request stands for people: those that go out by tonight and those that brought a review are told apart. */
export function stateOf({ status, items = [], sendDate }: ReviewRequest, tonight: Date): RequestState {
  if (status === 'FAILED') return 'failed';
  if (status === 'CANCELED') return 'skipped';
  if (status === 'SENT') return items.some(({ reviewId }) => reviewId) ? 'answered' : 'sent';
  return sendDate && new Date(sendDate) <= tonight ? 'today' : 'planned';
}

/** What it is about, in one line: the first product and how many more. */
export const firstOf = ({ told }: RequestRecord) => told?.items[0];
