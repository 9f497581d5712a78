import type { Context } from '../../context.ts';
import { badRequest, invalidField } from '../../contract/errors.ts';
import type { Handler, ReviewsApi } from '../../contract/index.ts';
import type { Review } from './review.ts';
import { reviews } from './tables.ts';
import { lockReview, removeReview, saveReview } from './write.ts';

type Decided = 'APPROVED' | 'REJECTED';

function readStatus(status: string | null | undefined): Decided {
  if (status === 'APPROVED' || status === 'REJECTED') return status;
  throw invalidField('status', 'INVALID_ENUM_VALUE', 'must be APPROVED or REJECTED');
}

/** A person decides; the same decision again changes nothing. */
async function decideBy(context: Context, before: Review, status: Decided): Promise<Review> {
  const { moderationStatus, manuallyChanged } = before.moderation;
  if (moderationStatus === status && manuallyChanged) return before;
  const moderation = { moderationStatus: status, manuallyChanged: true };
  return saveReview(context, before, { ...before, moderation }, { decided: {} });
}

export const updateModerationStatus: Handler<ReviewsApi, 'updateModerationStatus', Context> = async (
  { reviewId, status },
  context,
) => {
  const decided = readStatus(status);
  return { review: await decideBy(context, await lockReview(context, reviewId), decided) };
};

/** An empty filter would mean all there are, so it has to be said in words. */
async function found(context: Context, filter: unknown): Promise<string[]> {
  if (typeof filter !== 'object' || filter === null || Object.keys(filter).length === 0)
    throw badRequest('A filter is needed, so that nobody changes all reviews by mistake.', 'FILTER_REQUIRED');
  const ids = await reviews.findIds(context.db, context.siteId, { filter });
  return ids.toSorted();
}

const idsOf = async (context: Context, ids: readonly string[]): Promise<Review[]> =>
  reviews.getManyForUpdate(context.db, context.siteId, ids);

export const bulkUpdateModerationStatus: Handler<ReviewsApi, 'bulkUpdateModerationStatus', Context> = async (
  { filter, status },
  context,
) => {
  const decided = readStatus(status);
  for (const review of await idsOf(context, await found(context, filter)))
    await decideBy(context, review, decided);
  return { jobId: context.ids.guid() };
};

export const bulkDeleteReviews: Handler<ReviewsApi, 'bulkDeleteReviews', Context> = async (
  { filter },
  context,
) => {
  for (const review of await idsOf(context, await found(context, filter)))
    await removeReview(context, review);
  return { jobId: context.ids.guid() };
};
