import {
  reviewRequestExtensions,
  shopperReviewRequestExtensions,
} from '#shared/extensions/review-requests.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { openLink, writeByLink } from './form.ts';
import { readStop } from './links.ts';
import { previewMail } from './preview.ts';
import { setOptOut } from './opt-outs.ts';
import { sendNow } from './send.ts';
import { readReviewRequestSettings, writeReviewRequestSettings } from './settings.ts';
import { summarise, readRequestDetails } from './request-details.ts';

export const routes: HostedRoute[] = [
  ...serveExtensions(reviewRequestExtensions, {
    getReviewRequestSettings: async (_request, context) => ({
      settings: await readReviewRequestSettings(context),
    }),
    async changeReviewRequestSettings(settings, context) {
      await writeReviewRequestSettings(context, settings);
      return { settings };
    },
    listReviewRequestDetails: async ({ ids }, context) => ({
      requests: await readRequestDetails(context, ids),
    }),
    summarizeReviewRequests: async (_request, context) => ({ summary: await summarise(context) }),
    previewReviewRequestEmail: async ({ language }, context) => ({
      mail: await previewMail(context, language),
    }),
    sendReviewRequest: async ({ reviewRequestId }, context) => ({
      reviewRequest: await sendNow(context, reviewRequestId),
    }),
  }),
  ...serveExtensions(shopperReviewRequestExtensions, {
    openReviewLink: ({ token }, context) => openLink(context, token),
    writeReviewByLink: async ({ token, ...review }, context) => ({
      review: await writeByLink(context, token, review),
    }),
    async changeReviewRequestOptOut({ token, stop }, context) {
      await setOptOut(context, await readStop(context, token), stop);
      return { stopped: stop };
    },
  }),
];
