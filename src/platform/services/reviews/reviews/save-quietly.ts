import type { Context } from '#platform/context.ts';
import type { Review } from './review.ts';
import { relevanceOf } from './rules/relevance.ts';
import { reviews } from './tables.ts';

/** Writes what the author did not: whoever edits the review is not turned away because somebody voted, or paid. It is held. */
export const saveQuietly = ({ db, siteId, clock }: Context, after: Review): Promise<Review> =>
  reviews.replace(
    db,
    siteId,
    { ...after, relevanceScore: relevanceOf(after) },
    { now: clock.now(), keepRevision: true },
  );
