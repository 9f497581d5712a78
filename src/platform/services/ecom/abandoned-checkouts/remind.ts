import { sql } from 'kysely';
import type { ReminderSettings, ReminderObstacle } from '#shared/abandoned-checkouts.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition } from '#platform/contract/errors.ts';
import { failedEmails, tryOf } from '#platform/events/mail-queue.ts';
import { isSubscribed, signStop } from '../../extensions/mail-consents/public.ts';
import { shopOf } from '../orders/public.ts';
import { withActivity, type Abandoned, type Activity } from './abandoned.ts';
import { lockAbandoned, saveAbandoned } from './change.ts';
import { cartUrl } from './links.ts';
import { reminderMail } from './mail.ts';
import { reminderObstacle } from './may-remind.ts';
import { soundName } from './rules/first-name.ts';
import { turnsAt, type Turn } from './rules/turns.ts';
import { reminderSettings } from './settings.ts';
import { sourceOf, cartSummary, type Source } from './source.ts';
import { abandoned } from './tables.ts';

/** What a mail is about, for the queue to tell where nobody takes it. */
const MAIL_KIND = 'abandoned-checkout';
/** Of one transaction. */
const BATCH = 50;
/** So long after a reminder nobody sends another by hand. */
const PAUSE = 3_600_000;

/** What keeps somebody from a mail is told as not sent; what merely needs none, as skipped. */
const SKIPPED = new Set<ReminderObstacle>(['BOUGHT', 'PAYING', 'OTHER_BAG', 'NOT_AGREED', 'EMPTY']);

const REASONS: Readonly<Record<ReminderObstacle, string>> = {
  NO_ADDRESS: 'there is no e-mail address',
  NOT_WANTED: 'the buyer asked for no reminders',
  NOT_AGREED: 'the plan is for newsletter subscribers, and the buyer is none',
  EMPTY: 'the cart is empty',
  ITEMS_GONE: 'none of its items is available any more',
  CHECKOUT_GONE: 'the checkout no longer exists',
  BOUGHT: 'the buyer has ordered meanwhile',
  PAYING: 'the buyer is paying',
  OTHER_BAG: 'the buyer was reminded of another cart within a day',
  MAIL_REFUSED: 'the mail server rejected the address',
};

interface RemindOptions {
  settings: ReminderSettings;
  /** Absent of one that a person of the shop sends. */
  turn?: Turn;
}

async function send(context: Context, abandoned: Abandoned, activity: Activity): Promise<void> {
  const { site } = context;
  const email = abandoned.buyerInfo?.email ?? '';
  const buyer = abandoned.buyerLanguage ? { buyerLanguage: abandoned.buyerLanguage } : {};
  const shop = shopOf(buyer, site);
  const stopUrl = async (kind: 'reminders' | 'newsletter'): Promise<string> =>
    `${shop}/stop-mails?token=${await signStop(context, kind, email)}`;
  const sent = abandoned.activities.filter(({ type }) => type === 'EMAIL_SENT').length;
  const mail = reminderMail(
    {
      to: email,
      reminder: activity.reminder ?? sent,
      firstName: soundName(abandoned.contactDetails?.firstName),
      ...buyer,
      items: abandoned.lineItems ?? [],
      currency: abandoned.currency ?? site.currency,
      total: abandoned.totalPrice?.amount,
      cartUrl: await cartUrl(context, abandoned.id, shop),
      stopUrl: await stopUrl('reminders'),
      ...((await isSubscribed(context, email)) && { newsletterUrl: await stopUrl('newsletter') }),
    },
    site,
  );
  await context.mail({ ...mail, about: { kind: MAIL_KIND, id: tryOf(abandoned.id, activity.createdDate) } });
}

/** The mail with what is told of it, or why there is none. One that is held. */
async function remind(
  context: Context,
  abandoned: Abandoned,
  source: Source | undefined,
  { settings, turn }: RemindOptions,
): Promise<Abandoned> {
  const why = await reminderObstacle(context, abandoned, { source, settings });
  const activity: Activity = {
    createdDate: context.clock.now().toISOString(),
    type: why === undefined ? 'EMAIL_SENT' : SKIPPED.has(why) ? 'AUTOMATION_SKIPPED' : 'EMAIL_NOT_SENT',
    ...(turn && { reminder: turn.reminder }),
    ...(!turn && context.actor !== undefined && { by: context.actor }),
    ...(why && { why }),
  };
  const reminded = turn ? turn.reminder : abandoned.reminded;
  const after = await saveAbandoned(context, withActivity({ ...abandoned, reminded }, activity));
  if (why === undefined) await send(context, after, activity);
  return after;
}

async function dueIn({ db, siteId }: Context, { reminder, after, until }: Turn): Promise<string[]> {
  const before = Array.from({ length: reminder }, (_, index) => index);
  const { rows } = await sql<{ id: string }>`select id from abandoned_checkouts
    where site_id = ${siteId} and status = 'ABANDONED' and reminded = any(${before}::numeric[])
      and left_date <= ${until} and left_date > ${after}
    order by left_date limit ${BATCH}`.execute(db);
  return rows.map(({ id }) => id);
}

const isStill = (abandoned: Abandoned, { reminder, after, until }: Turn): boolean =>
  abandoned.status === 'ABANDONED' &&
  abandoned.reminded < reminder &&
  abandoned.leftDate <= until &&
  abandoned.leftDate > after;

/** Whose turn it is; of two processes one waits for the other, and then it is done. @returns how many there were */
export async function remindSome(context: Context): Promise<number> {
  const { db, siteId, clock } = context;
  const settings = await reminderSettings.read(context);
  for (const turn of turnsAt(clock.now(), settings)) {
    const ids = await dueIn(context, turn);
    if (ids.length === 0) continue;
    for (const left of await abandoned.getManyForUpdate(db, siteId, ids)) {
      if (!isStill(left, turn)) continue;
      const source = await sourceOf(context, left);
      const touched = source && cartSummary(source).updatedDate;
      // Somebody is at it again: it is left anew when they leave it.
      if (touched !== undefined && touched > left.leftDate)
        await abandoned.replace(db, siteId, { ...left, leftDate: touched });
      else await remind(context, left, source, { settings, turn });
    }
    return ids.length;
  }
  return 0;
}

/** What the mail server would not take in all its tries was not sent after all. */
export async function noteUndelivered(context: Context): Promise<void> {
  const { db, siteId, clock } = context;
  const { ids, saidOf } = await failedEmails(db, siteId, MAIL_KIND);
  for (const left of await abandoned.getManyForUpdate(db, siteId, ids)) {
    const known = new Set(left.activities.map(({ of }) => of));
    const news = left.activities.filter(
      ({ type, createdDate }) =>
        type === 'EMAIL_SENT' && !known.has(createdDate) && saidOf(left.id, createdDate) !== undefined,
    );
    if (news.length === 0) continue;
    const told = news.reduce((so, { createdDate, reminder }) => {
      const activity: Activity = {
        createdDate: clock.now().toISOString(),
        type: 'EMAIL_NOT_SENT',
        ...(reminder !== undefined && { reminder }),
        why: 'MAIL_REFUSED',
        of: createdDate,
      };
      return withActivity(so, activity);
    }, left);
    await saveAbandoned(context, told);
  }
}

/** By a person of the shop, without waiting for a turn. @throws 404, 428 with why it is not sent */
export async function remindNow(context: Context, id: string): Promise<Abandoned> {
  const left = await lockAbandoned(context, id);
  if (left.status !== 'ABANDONED')
    throw failedPrecondition('It was bought already.', 'ABANDONED_CHECKOUT_RECOVERED', { id });
  const last = left.activities.findLast(({ type }) => type === 'EMAIL_SENT');
  const since = new Date(context.clock.now().getTime() - PAUSE).toISOString();
  if (last && last.createdDate > since)
    throw failedPrecondition('A reminder was sent within the last hour.', 'REMINDED_JUST_NOW', { id });
  const settings = await reminderSettings.read(context);
  const source = await sourceOf(context, left);
  const why = await reminderObstacle(context, left, { source, settings });
  if (why)
    throw failedPrecondition(`No reminder was sent: ${REASONS[why]}.`, 'REMINDER_NOT_SENT', { id, why });
  return remind(context, left, source, { settings });
}
