import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { ReviewStatus } from './review.ts';

/** Who decided what about a review. */
export interface Decision {
  /** ISO 8601. */
  date: string;
  status: ReviewStatus;
  /** Absent of the first one. */
  before?: ReviewStatus;
  /** Of the rule that did it; absent where a person did, or none fitted. */
  rule?: string;
  /** E-mail of the staff member; absent where nobody of the staff did. */
  actor?: string;
  /** For the team. */
  reason?: string;
}

type Noted = Omit<Decision, 'date' | 'actor'> & { reviewId: string };

/** In the transaction of the change, which holds the review. */
export async function noteDecision(
  { db, siteId, clock, actor }: Context,
  { reviewId, ...decision }: Noted,
): Promise<void> {
  const doc = { ...decision, date: clock.now().toISOString(), ...(actor !== undefined && { actor }) };
  await sql`insert into review_decisions (site_id, review_id, n, doc)
    select ${siteId}, ${reviewId}, coalesce(max(n), 0) + 1, ${JSON.stringify(doc)}::jsonb
    from review_decisions where site_id = ${siteId} and review_id = ${reviewId}`.execute(db);
}

/** The oldest first. */
export async function decisionsOf({ db, siteId }: Context, reviewId: string): Promise<Decision[]> {
  const { rows } = await sql<{ doc: Decision }>`select doc from review_decisions
    where site_id = ${siteId} and review_id = ${reviewId} order by n`.execute(db);
  return rows.map(({ doc }) => doc);
}
