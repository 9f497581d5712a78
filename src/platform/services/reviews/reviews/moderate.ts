import type { Context } from '#platform/context.ts';
import { failedPrecondition, invalidField } from '#platform/contract/errors.ts';
import type { Handler, ReviewsApi } from '#platform/contract/index.ts';
import { lockedByFilter } from '#platform/crud/index.ts';
import { decisionsOf } from './decisions.ts';
import type { Review } from './review.ts';
import { reviews } from './tables.ts';
import { lockReview, removeReviews, saveReview, saveReviews } from './write.ts';

type Decided = 'APPROVED' | 'REJECTED';

function readStatus(status: string | null | undefined): Decided {
  if (status === 'APPROVED' || status === 'REJECTED') return status;
  throw invalidField('status', 'INVALID_ENUM_VALUE', 'must be APPROVED or REJECTED');
}

type ModerationState = Decided | 'IN_MODERATION';

/** What a person's decision makes of it; undefined where the same was decided already. */
function decidedBy(before: Review, status: ModerationState): Review | undefined {
  const { moderationStatus, manuallyChanged } = before.moderation;
  if (moderationStatus === status && (manuallyChanged || status === 'IN_MODERATION')) return undefined;
  return { ...before, moderation: { moderationStatus: status, manuallyChanged: true } };
}

async function decideBy(context: Context, before: Review, status: ModerationState): Promise<Review> {
  const after = decidedBy(before, status);
  return after ? saveReview(context, before, after, { decided: {} }) : before;
}

/** Takes a decision back: it waits again. The contract has no operation for it. */
export const waitAgain = async (context: Context, reviewId: string): Promise<Review> =>
  decideBy(context, await lockReview(context, reviewId), 'IN_MODERATION');

/**
 * Takes back what this person decided last: the review has the status it had before. The contract has no operation for it.
 * @throws 428 where there is no such decision, or somebody has decided since
 */
export async function undoDecision(context: Context, reviewId: string): Promise<Review> {
  const before = await lockReview(context, reviewId);
  const last = (await decisionsOf(context, reviewId)).at(-1);
  if (last?.before === undefined || last.actor === undefined || last.actor !== context.actor)
    throw failedPrecondition('Somebody has decided about the review since.', 'DECISION_NOT_LAST');
  return decideBy(context, before, last.before === 'SUBMITTED' ? 'IN_MODERATION' : last.before);
}

export const updateModerationStatus: Handler<ReviewsApi, 'updateModerationStatus', Context> = async (
  { reviewId, status },
  context,
) => {
  const decided = readStatus(status);
  return { review: await decideBy(context, await lockReview(context, reviewId), decided) };
};

/** Done when it answers, so that the job it names is over. All of it, or none; twice does nothing more. */
export const bulkUpdateModerationStatus: Handler<ReviewsApi, 'bulkUpdateModerationStatus', Context> = async (
  { filter, status },
  context,
) => {
  const decided = readStatus(status);
  for await (const batch of lockedByFilter(context, reviews, { filter }))
    await saveReviews(
      context,
      batch.flatMap((before) => {
        const after = decidedBy(before, decided);
        return after ? { before, after } : [];
      }),
    );
  return { jobId: context.ids.guid() };
};

/** In the same way. */
export const bulkDeleteReviews: Handler<ReviewsApi, 'bulkDeleteReviews', Context> = async (
  { filter },
  context,
) => {
  for await (const batch of lockedByFilter(context, reviews, { filter })) await removeReviews(context, batch);
  return { jobId: context.ids.guid() };
};
