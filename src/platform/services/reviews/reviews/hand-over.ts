import type { Listener } from '#platform/service.ts';
import { reviews } from './tables.ts';
import { hasReviewed, saveReview } from './write.ts';

interface HandedOver {
  from: { contactId: string };
  to: { contactId: string };
}

/**
 * What somebody who leaves has written belongs to somebody else from now on. It says who wrote it as before. Where the
 * other has reviewed the same, it stays with the contact who wrote it: of one author and item there is one review.
 */
export const takeOver: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { from, to } = body.actionEvent.body as HandedOver;
  const { db, siteId } = context;
  const filter = { 'author.contactId': from.contactId };
  const ids = (await reviews.findIds(db, siteId, { filter })).toSorted();
  for (const before of await reviews.getManyForUpdate(db, siteId, ids)) {
    if (await hasReviewed(context, before, to.contactId)) continue;
    const author = { ...before.author, contactId: to.contactId };
    await saveReview(context, before, { ...before, author });
  }
};
