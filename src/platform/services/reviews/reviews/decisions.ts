import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Review, ReviewStatus } from './review.ts';

/** Who decided what about a review. */
export interface Decision {
  /** ISO 8601. */
  date: string;
  status: ReviewStatus;
  /** Absent of the first one. */
  before?: ReviewStatus;
  /** Of the rule that did it; absent where a person did, or none fitted. */
  rule?: string;
  /** Email of the staff member; absent where nobody of the staff did. */
  actor?: string;
  /** For the team. */
  reason?: string;
}

interface Noted {
  /** As it was stored. */
  review: Review;
  before?: ReviewStatus | undefined;
  rule?: string;
  reason?: string;
}

/** In the transaction of the change, which holds the reviews. */
export async function noteDecisions(
  { db, siteId, clock, actor }: Context,
  noted: readonly Noted[],
): Promise<void> {
  const date = clock.now().toISOString();
  const docs = noted.map(({ review, ...decision }) => ({
    reviewId: review.id,
    doc: {
      date,
      status: review.moderation.moderationStatus,
      ...decision,
      ...(actor !== undefined && { actor }),
    },
  }));
  await sql`insert into review_decisions (site_id, review_id, n, doc)
    select ${siteId}::text, item ->> 'reviewId', coalesce((select max(n) from review_decisions as kept
      where kept.site_id = ${siteId} and kept.review_id = item ->> 'reviewId'), 0) + 1, item -> 'doc'
    from jsonb_array_elements(${JSON.stringify(docs)}::text::jsonb) as item`.execute(db);
}

/** The oldest first. */
export async function decisionsOf({ db, siteId }: Context, reviewId: string): Promise<Decision[]> {
  const { rows } = await sql<{ doc: Decision }>`select doc from review_decisions
    where site_id = ${siteId} and review_id = ${reviewId} order by n`.execute(db);
  return rows.map(({ doc }) => doc);
}

/**
 * Why the last decision about each was a rejection, for the team; an empty text takes it away. Those that are not rejected keep
 * what they have.
 * @returns how many have it now
 */
export async function explainRejections(
  { db, siteId }: Context,
  reviewIds: readonly string[],
  reason: string,
): Promise<number> {
  const { rows } = await sql`update review_decisions as last
    set doc = (last.doc - 'reason') || ${JSON.stringify(reason === '' ? {} : { reason })}::text::jsonb
    where last.site_id = ${siteId} and last.review_id = any(${[...reviewIds]}::text[])
      and last.doc ->> 'status' = 'REJECTED'
      and last.n = (select max(n) from review_decisions as kept
        where kept.site_id = last.site_id and kept.review_id = last.review_id)
    returning 1`.execute(db);
  return rows.length;
}
