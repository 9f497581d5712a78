import { z } from 'zod';
import { MOST_DAYS, type AskingSettings } from '#shared/review-requests.ts';
import type { Context } from '../../context.ts';
import { requireMerchant, readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { contentShape, MOST_NAME } from '../reviews/public.ts';
import { requestNotFound } from './change.ts';
import { openLink, writeByLink } from './form.ts';
import { readStop } from './links.ts';
import { previewMail } from './preview.ts';
import { refuse } from './refusals.ts';
import { sendNow } from './send.ts';
import { readAsking, writeAsking } from './settings.ts';
import { summarise, tellRequests } from './told.ts';

const READ = 'REVIEWS.REVIEW_REQUEST_READ';
const CREATE = 'REVIEWS.REVIEW_REQUEST_CREATE';
/** Longer than any that we sign. */
const token = z.string().min(1).max(2000);

const settings = z.strictObject({
  on: z.boolean(),
  from: z.enum(['FULFILMENT', 'PURCHASE']),
  days: z.int().min(0).max(MOST_DAYS),
  orders: z.enum(['ALL', 'SHOP']),
});
const some = z.strictObject({ ids: z.array(z.guid()).max(100) });
const opened = z.strictObject({ token });
const written = z.strictObject({
  token,
  entityId: z.string().min(1).max(36),
  content: contentShape,
  name: z.string().trim().min(1).max(MOST_NAME),
});
const stopped = z.strictObject({ token, stop: z.boolean() });
const language = z.strictObject({ language: z.enum(['en', 'he']) });

const merchant = (
  path: string,
  permission: string,
  handle: (request: Request, context: Context, params: Readonly<Record<string, string>>) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/review-requests/${path}`,
  async handle(request, context, params) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context, params));
  },
});

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
  merchant('settings/read', READ, async (_request, context) => ({ settings: await readAsking(context) })),
  merchant('settings/write', CREATE, async (request, context) => {
    const given: AskingSettings = await readJson(request, settings);
    await writeAsking(context, given);
    return { settings: given };
  }),
  merchant('told', READ, async (request, context) => ({
    requests: await tellRequests(context, (await readJson(request, some)).ids),
  })),
  merchant('summary', READ, async (_request, context) => ({ summary: await summarise(context) })),
  merchant('preview', READ, async (request, context) => ({
    mail: await previewMail(context, (await readJson(request, language)).language),
  })),
  merchant(':id/send', CREATE, async (_request, context, { id = '' }) => {
    if (!z.guid().safeParse(id).success) throw requestNotFound(id);
    return { reviewRequest: await sendNow(context, id) };
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
