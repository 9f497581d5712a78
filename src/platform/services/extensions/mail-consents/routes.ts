import { shopperEmailExtensions } from '#shared/extensions/email-consents.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import { noteNewsletter } from '../../ecom/checkouts/public.ts';
import { readStop, type Stoppable } from './links.ts';
import { isSubscribed, withdraw } from './newsletter.ts';
import { readOwn, stopOwn } from './own-consents.ts';
import { isOptedOut, setOptOut } from './opt-outs.ts';

const isStopped = async (context: Context, kind: Stoppable, email: string): Promise<boolean> =>
  kind === 'newsletter' ? !(await isSubscribed(context, email)) : isOptedOut(context, kind, email);

export const routes = serveExtensions(shopperEmailExtensions, {
  async getEmailOptOut({ token }, context) {
    const { kind, email } = await readStop(context, token);
    return { kind, stopped: await isStopped(context, kind, email) };
  },
  async changeEmailOptOut({ token, stop }, context) {
    const { kind, email } = await readStop(context, token);
    await (kind === 'newsletter'
      ? withdraw(context, email, stop, 'mail')
      : setOptOut(context, kind, email, stop));
    return { kind, stopped: await isStopped(context, kind, email) };
  },
  getMyEmailSettings: (_request, context) => readOwn(context),
  async changeMyEmailSettings({ kind, stop }, context) {
    await stopOwn(context, kind, stop);
    return readOwn(context);
  },
  async recordNewsletterConsent({ checkoutId, ...consent }, context) {
    const date = context.clock.now().toISOString();
    if (!(await noteNewsletter(context, checkoutId, { ...consent, date })))
      throw notFound('The checkout was not found.', 'CHECKOUT_NOT_FOUND', { checkoutId });
    return { given: consent.given };
  },
});
