import { z } from 'zod';
import {
  LEAST_DELAY,
  MOST_DELAY,
  MOST_HOURS,
  MOST_NOTE,
  REMINDERS,
  type LeavingSettings,
} from '#shared/abandoned-checkouts.ts';
import type { Context } from '../../context.ts';
import { invalidField, unauthenticated } from '../../contract/errors.ts';
import { readJson, requireMerchant } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { abandonedNotFound, findAbandoned, lockAbandoned, saveAbandoned } from './change.ts';
import { bagUrl } from './links.ts';
import { previewMail } from './preview.ts';
import { remindNow } from './remind.ts';
import { bringBack, openBag } from './restore.ts';
import { leaving } from './settings.ts';
import { summarise } from './summary.ts';
import { tellAbandoned } from './told.ts';

const READ = 'ECOM.ABANDONED_CHECKOUT_READ';
const UPDATE = 'ECOM.ABANDONED_CHECKOUT_UPDATE';

const settings = z.strictObject({
  delayMinutes: z.int().min(LEAST_DELAY).max(MOST_DELAY),
  remind: z.boolean(),
  whom: z.enum(['ALL', 'SUBSCRIBED']),
  reminders: z
    .array(z.strictObject({ on: z.boolean(), hours: z.int().min(1).max(MOST_HOURS) }))
    .length(REMINDERS),
});
const some = z.strictObject({ ids: z.array(z.guid()).max(100) });
const wish = z.strictObject({ language: z.enum(['en', 'he']), reminder: z.int().min(1).max(REMINDERS) });
const noted = z.strictObject({ note: z.string().trim().max(MOST_NOTE) });
/** Longer than any that we sign. */
const opened = z.strictObject({ token: z.string().min(1).max(2000) });

type Handle = (request: Request, context: Context) => Promise<object>;

const merchant = (path: string, permission: string, handle: Handle): HostedRoute => ({
  method: 'POST',
  path: `/hosted/abandoned-checkouts/${path}`,
  async handle(request, context) {
    requireMerchant(context, permission);
    return Response.json(await handle(request, context));
  },
});

const ofOne = (
  verb: string,
  permission: string,
  handle: (request: Request, context: Context, id: string) => Promise<object>,
): HostedRoute => ({
  method: 'POST',
  path: `/hosted/abandoned-checkouts/:id/${verb}`,
  async handle(request, context, { id = '' }) {
    requireMerchant(context, permission);
    if (!z.guid().safeParse(id).success) throw abandonedNotFound(id);
    return Response.json(await handle(request, context, id));
  },
});

/** The token in the body was mailed to whoever calls; whose visitor they are, their own token says. */
const byLink = (path: string, handle: (context: Context, token: string) => Promise<object>): HostedRoute => ({
  method: 'POST',
  path: `/hosted/left-bag/${path}`,
  async handle(request, context) {
    const { token } = await readJson(request, opened);
    return Response.json(await handle(context, token));
  },
});

/** @throws 400 unless each reminder is later than the one before */
function checkOrder({ reminders }: LeavingSettings): void {
  reminders.forEach(({ hours }, index) => {
    const before = reminders[index - 1];
    if (before && hours <= before.hours)
      throw invalidField(`reminders[${index}].hours`, 'OTHER', 'must be later than the reminder before');
  });
}

const one = async (context: Context, id: string): Promise<object> => ({
  abandonedCheckout: (await tellAbandoned(context, [id]))[0],
});

export const routes: HostedRoute[] = [
  merchant('settings/read', READ, async (_request, context) => ({ settings: await leaving.read(context) })),
  merchant('settings/write', UPDATE, async (request, context) => {
    const given: LeavingSettings = await readJson(request, settings);
    checkOrder(given);
    await leaving.write(context, given);
    return { settings: given };
  }),
  merchant('told', READ, async (request, context) => ({
    abandonedCheckouts: await tellAbandoned(context, (await readJson(request, some)).ids),
  })),
  merchant('summary', READ, async (_request, context) => ({ summary: await summarise(context) })),
  merchant('preview', READ, async (request, context) => ({
    mail: await previewMail(context, await readJson(request, wish)),
  })),
  ofOne('link', READ, async (_request, context, id) => ({
    url: await bagUrl(context, (await findAbandoned(context, id)).id),
  })),
  ofOne('send', UPDATE, async (_request, context, id) => {
    await remindNow(context, id);
    return one(context, id);
  }),
  ofOne('note', UPDATE, async (request, context, id) => {
    const { note } = await readJson(request, noted);
    const { note: _before, ...left } = await lockAbandoned(context, id);
    await saveAbandoned(context, { ...left, ...(note && { note }) });
    return one(context, id);
  }),
  byLink('read', openBag),
  byLink('take', async (context, token) => {
    if (context.caller.kind !== 'visitor' && context.caller.kind !== 'member')
      throw unauthenticated('Come as a visitor or a member.');
    return bringBack(context, token);
  }),
];
