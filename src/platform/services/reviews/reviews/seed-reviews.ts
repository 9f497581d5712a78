import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { ReviewRules } from '#shared/review-rules.ts';
import type { Decision } from './decisions.ts';
import { noteLanguages } from './language.ts';
import { NAMESPACE, type Review, type ReviewStatus } from './review.ts';
import { relevanceOf } from './rules/relevance.ts';
import { writeRules } from './settings.ts';
import { reviews } from './tables.ts';

/** A review as it stands, with how it came to that. */
export interface SeedReview {
  id: string;
  entityId: string;
  author: Review['author'];
  content: Omit<Review['content'], 'media'>;
  /** ISO 8601. */
  date: string;
  verified: boolean;
  foundHelpful: number;
  /** The last one is how it stands. */
  decisions: Decision[];
  reply?: { message: string; date: string };
}

function reviewOf(seed: SeedReview): Review {
  const { id, entityId, author, content, date, verified, foundHelpful, decisions, reply } = seed;
  const last = decisions.at(-1);
  const moderationStatus: ReviewStatus = last?.status ?? 'SUBMITTED';
  const review: Review = {
    id,
    namespace: NAMESPACE,
    entityId,
    content: { ...content, media: [] },
    author,
    foundHelpful,
    foundUnhelpful: 0,
    helpfulness: foundHelpful,
    moderation: { moderationStatus, manuallyChanged: last?.actor !== undefined },
    verified,
    origin: { type: 'ORGANIC' },
    createdDate: date,
    updatedDate: last?.date ?? date,
    reviewDate: date,
    relevanceScore: 0,
    publishCount: moderationStatus === 'APPROVED' ? 1 : 0,
    ...(reply && { reply: { message: reply.message, createdDate: reply.date, updatedDate: reply.date } }),
  };
  return { ...review, relevanceScore: relevanceOf(review) };
}

/** Reviews with their history and the rules that judged them, in bulk and without events: for the demo store and for measuring. */
export async function seedReviews(
  db: Queryable,
  siteId: string,
  seeds: readonly SeedReview[],
  rules?: ReviewRules,
): Promise<void> {
  if (rules) await writeRules({ db, siteId }, rules);
  const stored = seeds.map((seed) => reviewOf(seed));
  await reviews.insertMany(db, siteId, stored);
  await noteLanguages({ db, siteId }, stored);
  const history = seeds.flatMap(({ id, decisions }) =>
    decisions.map((doc, index) => ({ reviewId: id, n: index + 1, doc })),
  );
  await sql`insert into review_decisions (site_id, review_id, n, doc)
    select ${siteId}::text, item ->> 'reviewId', (item ->> 'n')::int, item -> 'doc'
    from jsonb_array_elements(${JSON.stringify(history)}::text::jsonb) as item`.execute(db);
}
