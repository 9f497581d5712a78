import { sql } from 'kysely';
import type { FallenProduct, StarCounts } from '#shared/review-overview.ts';
import { daysOf, type Period } from '#platform/services/extensions/reports/public.ts';
import { NAMESPACE } from '../review.ts';
import type { SiteQuery, Moments } from './moments.ts';

/** Fewer say nothing about a product. */
export const FEWEST = 3;
const MAX_FALLEN = 10;

/** By an index of their dates that has all the overview asks for: no more is read than the period has. */
export const approvedIn = (siteId: string, { start, end }: Moments) => sql`site_id = ${siteId}
  and moderation_moderation_status = 'APPROVED' and created_date >= ${start} and created_date < ${end}`;

const none = (): StarCounts => [0, 0, 0, 0, 0];

export async function starsByDay(
  { db, siteId, site }: SiteQuery,
  period: Period,
  moments: Moments,
): Promise<{ day: string; stars: StarCounts }[]> {
  const { rows } = await sql<{ day: string; rating: number; n: number }>`
    select to_char(created_date::timestamptz at time zone ${site.timeZone}::text, 'YYYY-MM-DD') as day,
      content_rating::int as rating, count(*)::int as n
    from reviews where ${approvedIn(siteId, moments)} group by 1, 2`.execute(db);
  const byDay = new Map(daysOf(period).map((day) => [day, none()]));
  for (const { day, rating, n } of rows) {
    const stars = byDay.get(day);
    if (stars) stars[rating - 1] = n;
  }
  return [...byDay].map(([day, stars]) => ({ day, stars }));
}

export const addStars = (days: readonly { stars: StarCounts }[]): StarCounts =>
  days.reduce<StarCounts>((sum, { stars }) => {
    for (const [index, n] of stars.entries()) sum[index] = (sum[index] ?? 0) + n;
    return sum;
  }, none());

/** Whose average is lower than in the period before; both have enough reviews that it is news. */
export async function fallenProducts(
  { db, siteId }: SiteQuery,
  now: Moments,
  before: Moments,
): Promise<FallenProduct[]> {
  const averages = (
    moments: Moments,
  ) => sql`select entity_id, avg(content_rating) as average, count(*)::int as n
    from reviews where ${approvedIn(siteId, moments)} and namespace = ${NAMESPACE}
    group by entity_id having count(*) >= ${FEWEST}`;
  const { rows } = await sql<FallenProduct>`
    select later.entity_id as "entityId", round(later.average, 2)::float8 as average, later.n as count,
      round(earlier.average, 2)::float8 as "averageBefore", earlier.n as "countBefore"
    from (${averages(now)}) as later join (${averages(before)}) as earlier using (entity_id)
    where later.average < earlier.average
    order by later.average - earlier.average, later.n desc, later.entity_id limit ${MAX_FALLEN}`.execute(db);
  return rows;
}
