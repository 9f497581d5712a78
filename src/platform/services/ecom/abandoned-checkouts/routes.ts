import type { ReminderSettings, AbandonedCheckoutDetails } from '#shared/abandoned-checkouts.ts';
import {
  abandonedCheckoutExtensions,
  shopperAbandonedCartExtensions,
} from '#shared/extensions/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { invalidField, unauthenticated } from '#platform/contract/errors.ts';
import { serveExtensions } from '#platform/extensions/serve.ts';
import type { HostedRoute } from '#platform/service.ts';
import { abandonedNotFound, findAbandoned, lockAbandoned, saveAbandoned } from './change.ts';
import { cartUrl } from './links.ts';
import { previewMail } from './preview.ts';
import { remindNow } from './remind.ts';
import { bringBack, openCart } from './restore.ts';
import { reminderSettings } from './settings.ts';
import { summarise } from './summary.ts';
import { abandoned } from './tables.ts';
import { readAbandonedCheckoutDetails } from './details.ts';

/** @throws 400 unless each reminder is later than the one before */
function checkOrder({ reminders }: ReminderSettings): void {
  reminders.forEach(({ hours }, index) => {
    const before = reminders[index - 1];
    if (before && hours <= before.hours)
      throw invalidField(`reminders[${index}].hours`, 'OTHER', 'must be later than the reminder before');
  });
}

async function describe(context: Context, id: string): Promise<AbandonedCheckoutDetails> {
  const [abandonedCheckout] = await readAbandonedCheckoutDetails(context, [id]);
  if (!abandonedCheckout) throw abandonedNotFound(id);
  return abandonedCheckout;
}

export const routes: HostedRoute[] = [
  ...serveExtensions(abandonedCheckoutExtensions, {
    getReminderSettings: async (_request, context) => ({ settings: await reminderSettings.read(context) }),
    async changeReminderSettings(settings, context) {
      checkOrder(settings);
      await reminderSettings.write(context, settings);
      return { settings };
    },
    listAbandonedCheckoutDetails: async ({ ids }, context) => ({
      abandonedCheckouts: await readAbandonedCheckoutDetails(context, ids),
    }),
    async countAbandonedCheckouts({ filter = {} }, { db, siteId }) {
      const { count } = await abandoned.count(db, siteId, filter);
      return { count };
    },
    summarizeAbandonedCheckouts: async (_request, context) => ({ summary: await summarise(context) }),
    previewReminder: async (request, context) => ({ mail: await previewMail(context, request) }),
    getAbandonedCheckoutLink: async ({ abandonedCheckoutId }, context) => ({
      url: await cartUrl(context, (await findAbandoned(context, abandonedCheckoutId)).id),
    }),
    async sendReminder({ abandonedCheckoutId }, context) {
      await remindNow(context, abandonedCheckoutId);
      return { abandonedCheckout: await describe(context, abandonedCheckoutId) };
    },
    async changeAbandonedCheckoutNote({ abandonedCheckoutId, note }, context) {
      const { note: _before, ...others } = await lockAbandoned(context, abandonedCheckoutId);
      await saveAbandoned(context, { ...others, ...(note && { note }) });
      return { abandonedCheckout: await describe(context, abandonedCheckoutId) };
    },
  }),
  ...serveExtensions(shopperAbandonedCartExtensions, {
    openAbandonedCart: ({ token }, context) => openCart(context, token),
    async restoreAbandonedCart({ token }, context) {
      if (context.caller.kind !== 'visitor' && context.caller.kind !== 'member')
        throw unauthenticated('Come as a visitor or a member.');
      return bringBack(context, token);
    },
  }),
];
