import type { reviewRequestExtensions } from '#shared/extensions/review-requests.ts';
import type { ReviewRequestDetails } from '#shared/review-requests.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { entitySource, type EntitySource } from './entity-source.ts';

export interface JobRequest {
  id: string;
  status?: string;
  sendDate?: string;
  createdDate?: string;
  items?: { catalogItemId?: string; reviewId?: string }[];
  /** What the contract knows by ids only. */
  told?: ReviewRequestDetails;
}

const plain = entitySource<JobRequest>({
  search: 'reviews_review-requests.queryReviewRequests',
  plural: 'reviewRequests',
  label: ({ told }) => (told?.orderNumber === undefined ? told?.name : `#${told.orderNumber}`),
});

const AT_ONCE = 100;
const call = extensionCaller<typeof reviewRequestExtensions>();

/** With the names and numbers that the embedded platform tells. */
export const requests: EntitySource<JobRequest> = {
  ...plain,
  async byIds(platformFetch, ids) {
    const found = await plain.byIds(platformFetch, ids);
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const { requests: details } = await call(platformFetch, 'listReviewRequestDetails', {
        ids: ids.slice(from, from + AT_ONCE),
      });
      for (const one of details) {
        const request = found.get(one.id);
        if (request) found.set(one.id, { ...request, told: one });
      }
    }
    return found;
  },
};

export { plain as plainRequests };
