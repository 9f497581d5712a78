import type { ReviewOverview } from '#shared/review-overview.ts';
import type { Period } from '#platform/services/extensions/reports/public.ts';
import { decidedBy, decisionTimes } from './decided.ts';
import { momentsOf, type SiteQuery } from './moments.ts';
import { repliesIn } from './replies.ts';
import { addStars, fallenProducts, starsByDay } from './stars.ts';

/** What reviews say and what became of them, in a period and the one before. */
export async function readOverview(
  siteQuery: SiteQuery,
  period: Period,
  before: Period,
): Promise<ReviewOverview> {
  const [now, earlier] = [await momentsOf(siteQuery, period), await momentsOf(siteQuery, before)];
  const days = await starsByDay(siteQuery, period, now);
  const stars = addStars(days);
  return {
    timeZone: siteQuery.site.timeZone,
    ...period,
    before,
    stars,
    starsBefore: addStars(await starsByDay(siteQuery, before, earlier)),
    days,
    fallen: await fallenProducts(siteQuery, now, earlier),
    times: await decisionTimes(siteQuery, now),
    timesBefore: await decisionTimes(siteQuery, earlier),
    by: await decidedBy(siteQuery, now),
    replies: await repliesIn(siteQuery, now, stars),
  };
}
