import { reviewExtensions } from '#shared/extensions/reviews.ts';
import { serveExtensions } from '../../extensions/serve.ts';
import { checkReport, periodBefore } from '../reports/public.ts';
import { checkReviewId } from './check-review-id.ts';
import { decisionsOf, explainRejections } from './decisions.ts';
import { keptLanguage } from './language.ts';
import { undoDecision, waitAgain } from './moderate.ts';
import { readOverview } from './overview/read-overview.ts';
import { readRatings } from './ratings.ts';
import { readRules, refuseStale, writeRules } from './settings.ts';
import { tryRules } from './try-rules.ts';

export const extensionRoutes = serveExtensions(reviewExtensions, {
  /** The period is checked as those of reports are. */
  async getReviewOverview(request, context) {
    const { from, to, against } = checkReport(new URLSearchParams(request), context.site.currency);
    const period = { from, to };
    return { overview: await readOverview(context, period, periodBefore(period, against)) };
  },
  listReviewRatings: async ({ namespace, entityIds }, context) => ({
    ratings: await readRatings(context, namespace, entityIds),
  }),
  getReviewRules: async (_request, context) => ({ rules: await readRules(context) }),
  async changeReviewRules({ before, ...rules }, context) {
    if (before) await refuseStale(context, before);
    await writeRules(context, rules);
    return { rules };
  },
  previewReviewRules: async (rules, context) => ({ preview: await tryRules(context, rules) }),
  async getReviewDecisions({ reviewId }, context) {
    const id = checkReviewId(reviewId);
    const [decisions, language] = [await decisionsOf(context, id), await keptLanguage(context, id)];
    return { decisions, ...(language !== undefined && { language }) };
  },
  explainRejections: async ({ ids, reason }, context) => ({
    written: await explainRejections(context, ids, reason),
  }),
  holdReview: async ({ reviewId }, context) => ({
    review: await waitAgain(context, checkReviewId(reviewId)),
  }),
  undoReviewDecision: async ({ reviewId }, context) => ({
    review: await undoDecision(context, checkReviewId(reviewId)),
  }),
});
