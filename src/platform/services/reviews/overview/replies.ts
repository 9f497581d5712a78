import { sql } from 'kysely';
import type { Replies } from '../../../../shared/review-overview.ts';
import type { Asking, Moments } from './moments.ts';
import { approvedIn } from './stars.ts';

/** With so many stars or fewer, an answer matters most. */
const LOW = 2;

/** Both counts read by the index of status and date: of the answer, and of the review. */
export async function repliesIn({ db, siteId }: Asking, moments: Moments): Promise<Replies> {
  const { start, end } = moments;
  const { rows } = await sql<Replies>`select
    (select count(*)::int from reviews where site_id = ${siteId} and moderation_moderation_status = 'APPROVED'
      and reply_created_date >= ${start} and reply_created_date < ${end}) as written,
    count(*)::int as low, (count(*) filter (where reply_created_date is not null))::int as "lowAnswered"
    from reviews where ${approvedIn(siteId, moments)} and content_rating <= ${LOW}`.execute(db);
  return rows[0] ?? { written: 0, low: 0, lowAnswered: 0 };
}
