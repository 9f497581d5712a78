import { sql } from 'kysely';
import type { Replies, StarCounts } from '#shared/review-overview.ts';
import type { SiteQuery, Moments } from './moments.ts';
import { approvedIn } from './stars.ts';

/** With so many stars or fewer, an answer matters most. */
const LOW = 2;

/** Both counts read by the index of status and date: of the answer, and of the review. */
export async function repliesIn(
  { db, siteId }: SiteQuery,
  moments: Moments,
  stars: StarCounts,
): Promise<Replies> {
  const { start, end } = moments;
  const { rows } = await sql<Omit<Replies, 'low'>>`select
    (select count(*)::int from reviews where site_id = ${siteId} and moderation_moderation_status = 'APPROVED'
      and reply_created_date >= ${start} and reply_created_date < ${end}) as written,
    (select count(*)::int from reviews where ${approvedIn(siteId, moments)} and content_rating <= ${LOW}
      and reply_created_date is not null) as "lowAnswered"`.execute(db);
  const low = stars.slice(0, LOW).reduce((sum, n) => sum + n, 0);
  return { written: 0, lowAnswered: 0, ...rows[0], low };
}
