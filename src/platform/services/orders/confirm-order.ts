import type { Listener } from '../../service.ts';
import { readTransactions } from '../order-transactions/public.ts';
import { confirmationMail } from './mails.ts';
import type { Order } from './order.ts';

/** Whoever ordered at the checkout hears of it once the order stands, however late the money came. */
export const confirmOrder: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (!order.checkoutId) return;
  const money = await readTransactions(context.db, context.siteId, order.id);
  for (const mail of confirmationMail(order, context.site, money)) await context.mail(mail);
};
