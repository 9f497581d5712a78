import type { ReviewOverview } from '#shared/review-overview.ts';
import { requireMerchant } from '#platform/hosted-json.ts';
import type { HostedRoute } from '#platform/service.ts';
import { periodBefore, readReportQuery, type Period } from '../../reports/public.ts';
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

/** What reviews say and what became of them, over a period that is asked for as those of reports are. */
export const overviewRoutes: HostedRoute[] = [
  {
    method: 'GET',
    path: '/hosted/reviews/overview',
    async handle(request, context) {
      requireMerchant(context, 'REVIEWS.READ_PRIVATE_REVIEWS');
      const { from, to, against } = readReportQuery(request.url, context.site.currency);
      const period = { from, to };
      return Response.json(await overview(context, period, periodBefore(period, against)));
    },
  },
];
