import { reviewExtensions, shopperReviewExtensions } from '#shared/extensions/reviews.ts';
import { permissionDenied } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { clientOf, spendAttempt } from '#platform/identity/attempts.ts';
import { periodBefore } from '../../extensions/reports/public.ts';
import { authorOf, contactAuthor } from './author.ts';
import { checkReviewId } from './check-review-id.ts';
import { decisionsOf, explainRejections } from './decisions.ts';
import { storedLanguage } from './language.ts';
import { undoDecision, waitAgain } from './moderate.ts';
import { readOverview } from './overview/read-overview.ts';
import { readRatings } from './ratings.ts';
import { readRules, rejectStale, writeRules } from './settings.ts';
import { tryRules } from './try-rules.ts';
import { vote } from './votes.ts';
import { writeReview } from './write.ts';

export const extensionRoutes = serveExtensions(
  { ...reviewExtensions, ...shopperReviewExtensions },
  {
    async getReviewOverview(request, context) {
      const { against, ...period } = request;
      return { overview: await readOverview(context, period, periodBefore(period, against)) };
    },
    listReviewRatings: async ({ namespace, entityIds }, context) => ({
      ratings: await readRatings(context, namespace, entityIds),
    }),
    getReviewRules: async (_request, context) => ({ rules: await readRules(context) }),
    async changeReviewRules({ before, ...rules }, context) {
      if (before) await rejectStale(context, before);
      await writeRules(context, rules);
      return { rules };
    },
    previewReviewRules: async (rules, context) => ({ preview: await tryRules(context, rules) }),
    async getReviewDecisions({ reviewId }, context) {
      const id = checkReviewId(reviewId);
      const [decisions, language] = [await decisionsOf(context, id), await storedLanguage(context, id)];
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
    listItemRatings: async ({ namespace, entityIds }, context) => ({
      ratings: await readRatings(context, namespace, entityIds),
    }),
    async writeReviewAsContact({ email, name, ...review }, context) {
      if (context.caller.kind === 'anyone') throw permissionDenied('A visitor’s token is needed.');
      if (context.caller.kind === 'visitor') await spendAttempt(context, 'reviewByClient', clientOf(context));
      const writer =
        context.caller.kind === 'member'
          ? await authorOf(context, { authorName: name })
          : await contactAuthor(context, email, name);
      return { review: await writeReview(context, review, writer, { type: 'ORGANIC' }) };
    },
    voteForReview: async ({ reviewId, helpful }, context) => ({
      review: await vote(context, checkReviewId(reviewId), helpful),
    }),
  },
);
