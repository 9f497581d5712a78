import { lockByName } from '#database/turn.ts';
import type { ReviewRetentionReason, ReviewUndoPreview } from '#shared/review-import.ts';
import type { Context } from '#platform/context.ts';
import { bulk } from '#platform/crud/index.ts';
import type { Review } from '../review.ts';
import { reviews } from '../tables.ts';
import { removeReviews } from '../write.ts';
import { madeBy, markUndone, readRecorded, type Recorded } from './record.ts';

export interface UndoneReview {
  row: number;
  /** What was done; GONE: somebody else has deleted it. */
  done?: 'DELETED' | 'GONE';
  kept?: ReviewRetentionReason;
  refused?: string;
}

const reasonOf = ({ revision }: Recorded, review: Review): ReviewRetentionReason | undefined =>
  review.revision === revision ? undefined : 'CHANGED';

/** For whoever keeps what the import knows of its author. */
const publishUndone = (context: Context, { id, author: { contactId } }: Review): Promise<void> =>
  context.emit({
    entityFqdn: 'counterpart.reviews.v1.imported_review',
    slug: 'undone',
    entityId: id,
    body: { actionEvent: { body: { contactId } } },
  });

/** Deletes the reviews that these rows made, in one transaction, each on its own. What they changed of others stays. */
export async function undoReviews(
  context: Context,
  importId: string,
  rows: readonly number[],
): Promise<UndoneReview[]> {
  const { db, siteId } = context;
  await lockByName(db, `review-import:${siteId}:${importId}`);
  const found = [...(await readRecorded(context, importId, rows)).values()].filter(({ made }) => made);
  const ids = found.map(({ reviewId }) => reviewId).toSorted();
  const locked = await reviews.getManyForUpdate(db, siteId, ids);
  const byId = new Map(locked.map((review) => [review.id, review]));
  const { results } = await bulk<Recorded, UndoneReview, UndoneReview>(context, {
    entries: found,
    idOf: ({ reviewId }) => reviewId,
    each: async (recorded) => {
      const { row, reviewId, undone } = recorded;
      if (undone === 'DELETED' || undone === 'GONE') return { row, done: undone };
      const review = byId.get(reviewId);
      const kept = review && reasonOf(recorded, review);
      if (kept) return { row, kept };
      if (review) {
        await removeReviews(context, [review]);
        await publishUndone(context, review);
      }
      const done = review ? 'DELETED' : 'GONE';
      await markUndone(context, importId, row, done);
      return { row, done };
    },
    show: (result) => result,
  });
  return results.map(({ item, itemMetadata: { originalIndex, error } }) => ({
    row: found[originalIndex]?.row ?? 0,
    ...(item ?? { refused: error?.description ?? '' }),
  }));
}

/** What undoing all of it would do; nothing is changed. */
export async function previewUndo(context: Context, importId: string): Promise<ReviewUndoPreview> {
  const preview: ReviewUndoPreview = { deleted: 0, kept: {} };
  for await (const some of madeBy(context, importId)) {
    const there = await reviews.getMany(
      context.db,
      context.siteId,
      some.map(({ reviewId }) => reviewId),
    );
    const byId = new Map(there.map((review) => [review.id, review]));
    for (const recorded of some) {
      const review = byId.get(recorded.reviewId);
      if (!review) continue;
      const reason = reasonOf(recorded, review);
      if (reason) preview.kept[reason] = (preview.kept[reason] ?? 0) + 1;
      else preview.deleted += 1;
    }
  }
  return preview;
}
