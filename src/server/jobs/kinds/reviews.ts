import { z } from 'zod';
import { MAX_REASON } from '#shared/review-reason.ts';
import type { reviewExtensions } from '#shared/extensions/reviews.ts';
import { extensionCaller } from '../../extensions/call-extension.ts';
import { allDone, checkedJob, oneByOne } from './bulk-job.ts';
import { exportJob } from './export-job.ts';
import type { Work } from './job-kind.ts';
import { reviewColumns } from './review-columns.ts';
import { namedReviews, reviews, type JobReview } from './review-source.ts';

const MODERATE = 'reviews_reviews.bulkUpdateModerationStatus';
const DELETE = 'reviews_reviews.bulkDeleteReviews';
const missing = 'The review no longer exists.';
const batch = 50;

const call = extensionCaller<typeof reviewExtensions>();

const those = (chosen: readonly JobReview[]) => ({ id: { $in: chosen.map(({ id }) => id) } });
const stands = (review: JobReview, as: string): boolean => review.moderation?.moderationStatus === as;

const decide = (work: Work<object>, chosen: readonly JobReview[], status: 'APPROVED' | 'REJECTED') =>
  work.call(MODERATE, { filter: those(chosen), status });

export const approveReviews = checkedJob({
  operation: MODERATE,
  entities: reviews,
  batch,
  needless: (review) => (stands(review, 'APPROVED') ? 'It is approved already.' : undefined),
  gone: missing,
  async act(work, chosen) {
    await decide(work, chosen, 'APPROVED');
    return allDone(chosen);
  },
});

/** With the reason that the team reads, where there is one. */
export const rejectReviews = checkedJob({
  operation: MODERATE,
  entities: reviews,
  batch,
  params: z.object({ reason: z.string().trim().max(MAX_REASON).optional() }),
  misfit: `may have a reason of at most ${MAX_REASON} characters`,
  needless: (review) => (stands(review, 'REJECTED') ? 'It is rejected already.' : undefined),
  gone: missing,
  repeatable: true,
  async act(work, chosen) {
    const { reason } = work.params;
    await decide(work, chosen, 'REJECTED');
    if (reason)
      await call(
        work.platformFetch,
        'explainRejections',
        { ids: chosen.map(({ id }) => id), reason },
        work.actor,
      );
    return allDone(chosen);
  },
});

/** What a job of this person has decided, as it was before: nobody else's decision is undone. */
export const undoReviews = checkedJob({
  operation: MODERATE,
  entities: reviews,
  batch,
  needless: () => undefined,
  gone: missing,
  act: ({ platformFetch, actor }, chosen) =>
    oneByOne(chosen, (reviewId) => call(platformFetch, 'undoReviewDecision', { reviewId }, actor)),
});

export const deleteReviews = checkedJob({
  operation: DELETE,
  entities: reviews,
  batch,
  needless: () => undefined,
  gone: missing,
  goneIsDone: true,
  async act(work, chosen) {
    await work.call(DELETE, { filter: those(chosen) });
    return allDone(chosen);
  },
});

export const exportReviews = exportJob({
  operation: 'reviews_reviews.queryReviews',
  entities: namedReviews,
  columns: reviewColumns,
});
