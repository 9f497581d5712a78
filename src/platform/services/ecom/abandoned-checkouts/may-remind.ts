import { sql } from 'kysely';
import type { ReminderSettings, ReminderObstacle } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { isEmptied } from '../carts/public.ts';
import type { Checkout } from '../checkouts/public.ts';
import { refreshLines, type Line } from '../line-items/public.ts';
import { isOptedOut, isSubscribed } from '../../extensions/mail-consents/public.ts';
import { isStored } from '../order-transactions/public.ts';
import { hasOrderedSince, readState } from '../orders/public.ts';
import type { Abandoned } from './abandoned.ts';
import { consentReason } from './rules/consent-reason.ts';
import { cartSummary, type Source } from './source.ts';

const DAY = 86_400_000;
const UNDER_WAY = new Set(['PENDING', 'PENDING_MERCHANT', 'AUTHORIZED']);

async function isPaying(context: Context, { orderId }: Checkout): Promise<boolean> {
  if (orderId === undefined) return false;
  const { order, transactions } = await readState(context, orderId);
  return (
    order.status === 'INITIALIZED' &&
    transactions.payments.some((payment) => !isStored(payment) && UNDER_WAY.has(payment.status ?? ''))
  );
}

/** Who left several carts is reminded of the last, and of one a day. */
async function hasOther(
  { db, siteId, clock }: Context,
  { id, emailKey, leftDate }: Abandoned,
): Promise<boolean> {
  const yesterday = new Date(clock.now().getTime() - DAY).toISOString();
  const { rows } = await sql`select from abandoned_checkouts
    where site_id = ${siteId} and email_key = ${emailKey ?? ''} and id <> ${id}
      and ((status = 'ABANDONED' and left_date > ${leftDate})
        or exists (select from jsonb_array_elements(doc -> 'activities') as act
          where act ->> 'type' = 'EMAIL_SENT' and act ->> 'createdDate' >= ${yesterday}))
    limit 1`.execute(db);
  return rows.length > 0;
}

const isThere = ({ availability }: Line): boolean =>
  availability.status !== 'NOT_FOUND' && availability.status !== 'NOT_AVAILABLE';

/** Why this one is not reminded; undefined where nothing speaks against it. */
export async function reminderObstacle(
  context: Context,
  abandoned: Abandoned,
  { source, settings }: { source: Source | undefined; settings: ReminderSettings },
): Promise<ReminderObstacle | undefined> {
  const email = abandoned.buyerInfo?.email;
  if (!email) return 'NO_ADDRESS';
  if (!source) return abandoned.checkoutId ? 'CHECKOUT_GONE' : 'EMPTY';
  const { checkout } = source;
  if (checkout?.completed) return 'BOUGHT';
  const consent = {
    isOptedOut: await isOptedOut(context, 'reminders', email),
    isSubscribed: await isSubscribed(context, email),
  };
  const reason = consentReason(consent, settings);
  if (reason) return reason;
  const { lines } = cartSummary(source);
  if (lines.length === 0) return 'EMPTY';
  if (checkout?.cartId && (await isEmptied(context, checkout.cartId))) return 'EMPTY';
  if (!(await refreshLines(context, lines)).some(isThere)) return 'ITEMS_GONE';
  if (checkout && (await isPaying(context, checkout))) return 'PAYING';
  // A cart may be a year old: what was bought before it was left says nothing.
  const since = checkout?.createdDate ?? abandoned.leftDate;
  if (await hasOrderedSince(context, [email, abandoned.emailKey ?? email], since)) return 'BOUGHT';
  return (await hasOther(context, abandoned)) ? 'OTHER_BAG' : undefined;
}
