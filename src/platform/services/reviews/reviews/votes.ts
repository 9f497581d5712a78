import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { rejectMuted } from '../../members/members/public.ts';
import type { Review } from './review.ts';
import { saveQuietly } from './save-quietly.ts';
import { lockReview, reviewNotFound } from './write.ts';

/** Visitors and members vote, once each; nobody else does. */
function voterOf({ caller }: Context): string {
  if (caller.kind === 'member') return `member:${caller.memberId}`;
  if (caller.kind === 'visitor') return `visitor:${caller.visitorId}`;
  throw permissionDenied('Visitors and members vote.');
}

/** Says that a review helped, or takes that back; said twice it counts once. @throws 403 for who is muted, 404 of what is not shown, 429 from where too many came */
export async function vote(context: Context, reviewId: string, helpful: boolean): Promise<Review> {
  const voter = voterOf(context);
  await rejectMuted(context);
  const { db, siteId } = context;
  if (helpful) await spendAttempt(context, 'voteByClient', `${clientOf(context)} ${reviewId}`);
  const review = await lockReview(context, reviewId);
  if (review.moderation.moderationStatus !== 'APPROVED') throw reviewNotFound(reviewId);
  const { rows } = helpful
    ? await sql`insert into review_votes (site_id, review_id, voter) values (${siteId}, ${reviewId}, ${voter})
        on conflict do nothing returning voter`.execute(db)
    : await sql`delete from review_votes
        where site_id = ${siteId} and review_id = ${reviewId} and voter = ${voter} returning voter`.execute(
        db,
      );
  if (rows.length === 0) return review;
  const foundHelpful = review.foundHelpful + (helpful ? 1 : -1);
  return saveQuietly(context, {
    ...review,
    foundHelpful,
    helpfulness: foundHelpful - review.foundUnhelpful,
  });
}
