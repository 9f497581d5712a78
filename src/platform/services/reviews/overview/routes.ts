import { reviewExtensions } from '#shared/extensions/reviews.ts';
import type { ReviewOverview } from '#shared/review-overview.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { checkReport, periodBefore, type Period } from '../../reports/public.ts';
import { decidedBy, decisionTimes } from './decided.ts';
import { momentsOf, type Asking } from './moments.ts';
import { repliesIn } from './replies.ts';
import { addStars, fallenProducts, starsByDay } from './stars.ts';

async function overview(asking: Asking, period: Period, before: Period): Promise<ReviewOverview> {
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

/** What reviews say and what became of them, over a period that is checked as those of reports are. */
export const overviewRoutes = serveExtensions(reviewExtensions, {
  async getReviewOverview(request, context) {
    const { from, to, against } = checkReport(new URLSearchParams(request), context.site.currency);
    const period = { from, to };
    return { overview: await overview(context, period, periodBefore(period, against)) };
  },
});
