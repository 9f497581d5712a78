import type { Listener } from '#platform/service.ts';
import { confirmationOf } from './mails/written-mail.ts';
import type { Order } from './order.ts';

/** Whoever ordered at the checkout hears of it once the order stands, however late the money came. */
export const confirmOrder: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (!order.checkoutId) return;
  for (const mail of await confirmationOf(order, context)) await context.mail(mail);
};
