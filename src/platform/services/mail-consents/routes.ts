import { z } from 'zod';
import type { Context } from '../../context.ts';
import { notFound } from '../../contract/errors.ts';
import { readJson } from '../../hosted-json.ts';
import type { HostedRoute } from '../../service.ts';
import { noteNewsletter } from '../checkouts/public.ts';
import { readStop, type Stoppable } from './links.ts';
import { isSubscribed, withdraw } from './newsletter.ts';
import { readOwn, stopOwn } from './own.ts';
import { isRefused, refuse } from './refusals.ts';

/** Longer than any that we sign. */
const token = z.string().min(1).max(2000);
const opened = z.strictObject({ token });
const stopped = z.strictObject({ token, stop: z.boolean() });
const ownStopped = z.strictObject({ kind: z.enum(['newsletter', 'reminders']), stop: z.boolean() });
const ticked = z.strictObject({
  checkoutId: z.guid(),
  given: z.boolean(),
  words: z.string().trim().min(1).max(500),
  language: z.enum(['en', 'he']),
});

const isStopped = async (context: Context, kind: Stoppable, email: string): Promise<boolean> =>
  kind === 'newsletter' ? !(await isSubscribed(context, email)) : isRefused(context, kind, email);

export const routes: HostedRoute[] = [
  {
    method: 'POST',
    path: '/hosted/mails/stop/read',
    async handle(request, context) {
      const { kind, email } = await readStop(context, (await readJson(request, opened)).token);
      return Response.json({ kind, stopped: await isStopped(context, kind, email) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/mails/stop',
    async handle(request, context) {
      const { token: link, stop } = await readJson(request, stopped);
      const { kind, email } = await readStop(context, link);
      await (kind === 'newsletter'
        ? withdraw(context, email, stop, 'mail')
        : refuse(context, kind, email, stop));
      return Response.json({ kind, stopped: await isStopped(context, kind, email) });
    },
  },
  {
    method: 'POST',
    path: '/hosted/mails/own/read',
    handle: async (_request, context) => Response.json(await readOwn(context)),
  },
  {
    method: 'POST',
    path: '/hosted/mails/own/stop',
    async handle(request, context) {
      const { kind, stop } = await readJson(request, ownStopped);
      await stopOwn(context, kind, stop);
      return Response.json(await readOwn(context));
    },
  },
  {
    method: 'POST',
    path: '/hosted/newsletter',
    /** The box at the checkout. It counts for the address that the checkout has once it is ordered or left. */
    async handle(request, context) {
      const { checkoutId, ...said } = await readJson(request, ticked);
      const date = context.clock.now().toISOString();
      if (!(await noteNewsletter(context, checkoutId, { ...said, date })))
        throw notFound('The checkout was not found.', 'CHECKOUT_NOT_FOUND', { checkoutId });
      return Response.json({ given: said.given });
    },
  },
];
