import { requestColumnLabels as words } from '#shared/request-columns.en.ts';
import type { reviewRequestExtensions } from '#shared/extensions/review-requests.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { allDone, checkedJob, oneByOne, outcomeOf } from './bulk-job.ts';
import { exportJob, type Column } from './export-job.ts';
import { plainRequests, requests, type JobRequest } from './request-source.ts';
import type { Outcome } from '../jobs.ts';
import { storeTime } from './store-time.ts';

const CANCEL = 'reviews_review-requests.bulkCancelReviewRequestsByFilter';
const DELETE = 'reviews_review-requests.deleteReviewRequest';
const call = extensionCaller<typeof reviewRequestExtensions>();
const missing = 'The request no longer exists.';

export const cancelRequests = checkedJob<JobRequest, object>({
  operation: CANCEL,
  entities: plainRequests,
  batch: 50,
  needless: ({ status }) => (status === 'SCHEDULED' ? undefined : 'It is not planned any more.'),
  gone: missing,
  async act(work, chosen) {
    await work.call(CANCEL, { filter: { id: { $in: chosen.map(({ id }) => id) } } });
    return allDone(chosen);
  },
});

/** Without waiting for their day; what failed is tried once more. */
export const sendRequests = checkedJob<JobRequest, object>({
  operation: 'reviews_review-requests.createReviewRequest',
  entities: plainRequests,
  batch: 5,
  needless: ({ status }) =>
    status === 'SCHEDULED' || status === 'FAILED' ? undefined : 'It is neither planned nor undelivered.',
  gone: missing,
  async act({ platformFetch, actor }, chosen) {
    const outcomes: Outcome[] = [];
    for (const { id } of chosen)
      outcomes.push(
        await outcomeOf(id, async () => {
          const request = { reviewRequestId: id };
          const { reviewRequest } = await call(platformFetch, 'sendReviewRequest', request, actor);
          if (reviewRequest.status === 'SENT') return undefined;
          return reviewRequest.failedOptions?.message ?? 'It could not be sent.';
        }),
      );
    return outcomes;
  },
});

export const deleteRequests = checkedJob<JobRequest, object>({
  operation: DELETE,
  entities: plainRequests,
  batch: 10,
  needless: ({ status }) => (status === 'CANCELED' ? undefined : 'Only canceled requests are deleted.'),
  gone: missing,
  goneIsDone: true,
  act: (work, chosen) => oneByOne(chosen, (id) => work.call(DELETE, { reviewRequestId: id }, id)),
});

const columns: Readonly<Record<keyof typeof words, Column<JobRequest>>> = {
  order: { title: words.order, value: ({ told }) => told?.orderNumber ?? '' },
  customer: { title: words.customer, value: ({ told }) => told?.name ?? '' },
  email: { title: words.email, value: ({ told }) => told?.email ?? '' },
  about: {
    title: words.about,
    value: ({ told }) => (told?.items ?? []).map(({ id, name }) => name ?? id).join(', '),
  },
  state: { title: words.state, value: ({ status }) => status ?? '' },
  reason: { title: words.reason, value: ({ told }) => told?.why ?? '' },
  when: { title: words.when, value: ({ sendDate }, zone) => storeTime(sendDate, zone) },
  stars: {
    title: words.stars,
    value: ({ told }) => (told?.items ?? []).flatMap(({ rating }) => rating ?? []).join(', '),
  },
  id: { title: words.id, value: ({ id }) => id },
};

export const exportRequests = exportJob({
  operation: 'reviews_review-requests.queryReviewRequests',
  entities: requests,
  columns,
});
