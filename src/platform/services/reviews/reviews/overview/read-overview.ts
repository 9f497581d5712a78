import type { ReviewOverview } from '#shared/review-overview.ts';
import type { Period } from '#platform/services/extensions/reports/public.ts';
import { decidedBy, decisionTimes } from './decided.ts';
import { momentsOf, type SiteQuery } from './moments.ts';
import { repliesIn } from './replies.ts';
import { addStars, fallenProducts, starsByDay } from './stars.ts';

/** What reviews say and what became of them, in a period and the one before. */
export async function readOverview(
  asking: SiteQuery,
  period: Period,
  before: Period,
): Promise<ReviewOverview> {
  const [now, earlier] = [await momentsOf(asking, period), await momentsOf(asking, before)];
  const days = await starsByDay(asking, period, now);
  const stars = addStars(days);
  return {
    timeZone: asking.site.timeZone,
    ...period,
    before,
    stars,
    starsBefore: addStars(await starsByDay(asking, before, earlier)),
    days,
    fallen: await fallenProducts(asking, now, earlier),
    times: await decisionTimes(asking, now),
    timesBefore: await decisionTimes(asking, earlier),
    by: await decidedBy(asking, now),
    replies: await repliesIn(asking, now, stars),
  };
}
