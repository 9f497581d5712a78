import { z } from 'zod';
import { reviewRequestExtensions } from '#shared/extensions/review-requests.ts';
import type { Context } from '../../context.ts';
import { serveExtensions } from '../../extensions/serve.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { contentShape, MAX_NAME } from '../reviews/public.ts';
import { openLink, writeByLink } from './form.ts';
import { readStop } from './links.ts';
import { previewMail } from './preview.ts';
import { refuse } from './refusals.ts';
import { sendNow } from './send.ts';
import { readAsking, writeAsking } from './settings.ts';
import { summarise, readRequestDetails } from './request-details.ts';

/** Longer than any that we sign. */
const token = z.string().min(1).max(2000);

const opened = z.strictObject({ token });
const written = z.strictObject({
  token,
  entityId: z.string().min(1).max(36),
  content: contentShape,
  name: z.string().trim().min(1).max(MAX_NAME),
});
const stopped = z.strictObject({ token, stop: z.boolean() });

/** The token in the body proves who calls: it was mailed to them. */
const byLink = (
  path: string,
  handle: (request: Request, context: Context) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/review-requests/${path}`,
  provesCaller: true,
  handle: async (request, context) => Response.json(await handle(request, context)),
});

export const routes: HostedRoute[] = [
  ...serveExtensions(reviewRequestExtensions, {
    getReviewRequestSettings: async (_request, context) => ({ settings: await readAsking(context) }),
    async changeReviewRequestSettings(settings, context) {
      await writeAsking(context, settings);
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
  byLink('link/read', async (request, context) => openLink(context, (await readJson(request, opened)).token)),
  byLink('link/write', async (request, context) => {
    const { token: link, ...review } = await readJson(request, written);
    return { review: await writeByLink(context, link, review) };
  }),
  byLink('stop', async (request, context) => {
    const { token: link, stop } = await readJson(request, stopped);
    await refuse(context, await readStop(context, link), stop);
    return { stopped: stop };
  }),
];
