import type { Context } from '#platform/context.ts';
import type { WrittenMail } from '#platform/mails/mail-layout.ts';
import {
  isToBeTransferred,
  readBankAccount,
  transferOf,
} from '#platform/services/extensions/bank-transfer/public.ts';
import { chosenMethodOf } from '#platform/services/extensions/manual-payments/public.ts';
import { readTransactions } from '../../order-transactions/public.ts';
import { downloadsOf } from '#platform/services/extensions/order-downloads/public.ts';
import type { Order } from '../order.ts';
import { awaitedMail, byHandMail, confirmationMail, messageMail } from './order-mails.ts';

/** A mail that the people of the shop send: the confirmation once more, or their own words. */
export type StaffEmail = { what: 'confirmation' } | { what: 'message'; subject: string; message: string };

/** What the buyer is told of an order that stands: that it is paid, or where its money goes. */
export async function confirmationOf(order: Order, context: Context): Promise<WrittenMail[]> {
  const money = await readTransactions(context.db, context.siteId, order.id);
  if (!isToBeTransferred(order)) {
    const hasFiles = order.lineItems.some(({ digitalFile }) => digitalFile?.link);
    return confirmationMail(order, context.site, money, hasFiles ? await downloadsOf(context, order.id) : []);
  }
  const manual = await chosenMethodOf(context, order.id);
  if (manual) return byHandMail(order, context.site, money, manual);
  const transfer = transferOf(order, await readBankAccount(context));
  return awaitedMail(order, context.site, money, transfer);
}

export const writeMail = async (
  order: Order,
  staffEmail: StaffEmail,
  context: Context,
): Promise<WrittenMail[]> =>
  staffEmail.what === 'confirmation'
    ? confirmationOf(order, context)
    : messageMail(order, context.site, staffEmail);
