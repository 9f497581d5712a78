import type { Listener } from '#platform/service.ts';
import { newOrderMail } from './mails/staff-mail.ts';
import { confirmationOf } from './mails/written-mail.ts';
import type { Order } from './order.ts';

/**
 * Whoever ordered at the checkout hears of it once the order stands, however late the money came; so do people of the
 * store who want to.
 */
export const confirmOrder: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (!order.checkoutId) return;
  for (const mail of await confirmationOf(order, context)) await context.mail(mail);
  for (const { email, wantsOrderEmails } of await context.collaborators.list(context.db))
    if (wantsOrderEmails && email) await context.mail(newOrderMail(order, context.site, email));
};
