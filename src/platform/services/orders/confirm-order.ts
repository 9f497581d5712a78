import type { Listener } from '../../service.ts';
import { isToBeTransferred, readBankAccount, transferOf } from '../bank-transfer/public.ts';
import { readTransactions } from '../order-transactions/public.ts';
import { awaitedMail, confirmationMail } from './mails.ts';
import type { Order } from './order.ts';

/** Whoever ordered at the checkout hears of it once the order stands, however late the money came. */
export const confirmOrder: Listener = async ({ body }, context) => {
  if (!('actionEvent' in body)) return;
  const { order } = body.actionEvent.body as { order: Order };
  if (!order.checkoutId) return;
  const money = await readTransactions(context.db, context.siteId, order.id);
  const transfer = transferOf(order, await readBankAccount(context));
  const mails = isToBeTransferred(order)
    ? awaitedMail(order, context.site, money, transfer)
    : confirmationMail(order, context.site, money);
  for (const mail of mails) await context.mail(mail);
};
