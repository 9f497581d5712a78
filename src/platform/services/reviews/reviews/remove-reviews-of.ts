import type { Context } from '#platform/context.ts';
import { reviews } from './tables.ts';
import { removeReviews } from './write.ts';

/** Takes away all that these authors wrote; what is told of it names no author and repeats no word. */
export async function removeReviewsOf(context: Context, contactIds: readonly string[]): Promise<void> {
  const { db, siteId, ids } = context;
  const found = await reviews.findIds(db, siteId, {
    filter: { 'author.contactId': { $in: [...contactIds] } },
  });
  const locked = await reviews.getManyForUpdate(db, siteId, found.toSorted());
  await removeReviews(
    context,
    locked.map((review) => ({
      ...review,
      author: { contactId: ids.guid() },
      content: { ...review.content, title: '', body: '' },
    })),
  );
}
