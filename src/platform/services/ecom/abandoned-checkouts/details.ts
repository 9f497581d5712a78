import type { AbandonedCheckoutDetails } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { newsletterOf, optedOutOf } from '../../extensions/mail-consents/public.ts';
import { findOrders } from '../orders/public.ts';
import type { Abandoned } from './abandoned.ts';
import { consentReason } from './rules/consent-reason.ts';
import { nextTurn } from './rules/turns.ts';
import { reminderSettings } from './settings.ts';
import { abandoned } from './tables.ts';

const actOf = ({ createdDate, type, by, reminder, why }: Abandoned['activities'][number]) => ({
  date: createdDate,
  type: type ?? '',
  ...(by && { by }),
  ...(reminder !== undefined && { reminder }),
  ...(why && { why }),
});

/** What people want to know of those that the contract has no field for. */
export async function readAbandonedCheckoutDetails(
  context: Context,
  ids: readonly string[],
): Promise<AbandonedCheckoutDetails[]> {
  const { db, siteId, clock } = context;
  const found = await abandoned.getMany(db, siteId, ids);
  const emails = found.flatMap(({ emailKey }) => emailKey ?? []);
  const [settings, rejected, newsletters, orders] = await Promise.all([
    reminderSettings.read(context),
    optedOutOf(context, 'reminders', emails),
    newsletterOf(context, emails),
    findOrders(
      context,
      found.flatMap(({ orderId }) => orderId ?? []),
    ),
  ]);
  const numbers = new Map(orders.map(({ id, number }) => [id, number]));
  return found.map((left) => {
    const { id, step, leftDate, returnedDate, reminded, note, orderId, emailKey = '' } = left;
    const newsletter = newsletters.get(emailKey);
    const consent = { isOptedOut: rejected.has(emailKey), isSubscribed: newsletter?.given ?? false };
    const notReminded = left.buyerInfo?.email ? consentReason(consent, settings) : 'NO_ADDRESS';
    const nextReminder = notReminded ? undefined : nextTurn(left, settings, clock.now());
    const orderNumber = orderId && numbers.get(orderId);
    return {
      id,
      step,
      leftDate,
      ...(returnedDate && { returnedDate }),
      reminded,
      ...(nextReminder && { nextReminder }),
      ...(notReminded && left.status === 'ABANDONED' && { notReminded }),
      acts: left.activities.map(actOf),
      ...(note && { note }),
      refused: rejected.has(emailKey),
      ...(newsletter && { newsletter }),
      ...(orderId && { orderId }),
      ...(orderNumber && { orderNumber }),
    };
  });
}
