import type { Context } from '#platform/context.ts';
import { failedEmails } from '#platform/events/mail-queue.ts';
import { callbacksOf, isAllowedCallback, type AllowList } from '#platform/identity/callbacks.ts';
import { move } from './change.ts';
import { findWanted } from './item.ts';
import { backMail, MAIL_KIND } from './mail.ts';
import { requests } from './tables.ts';

/** Of one transaction. */
const BATCH = 100;

/** A page of an app that a client lists. Any other address is a stranger's word, which the shop mails to nobody. */
const appPage = (itemUrl: string | undefined, allowed: AllowList, publicUrl: string): string | undefined =>
  itemUrl !== undefined &&
  URL.parse(itemUrl)?.origin !== new URL(publicUrl).origin &&
  isAllowedCallback(itemUrl, allowed, publicUrl)
    ? itemUrl
    : undefined;

/**
 * Writes the mails of those whose turn it is, in the order they asked. Whoever else holds one is waited for, and then
 * it is done already.
 * @returns how many there were
 */
export async function sendSome(context: Context): Promise<number> {
  const { db, siteId } = context;
  const { items } = await requests.query(db, siteId, {
    filter: { status: 'PROCESSING' },
    sort: [{ fieldName: 'createdDate', order: 'ASC' }],
    cursorPaging: { limit: BATCH },
  });
  const held = await requests.getManyForUpdate(
    db,
    siteId,
    items.map(({ id }) => id),
  );
  const byId = new Map(held.map((request) => [request.id, request]));
  const due = items.flatMap(({ id }) => byId.get(id) ?? []).filter(({ status }) => status === 'PROCESSING');
  const found = await findWanted(context, due);
  const { site } = context;
  const allowed = callbacksOf(await context.clients(), site.publicUrl);
  const steps = due.map((before, index) => {
    const item = found[index];
    if (!item || item.availability.status === 'NOT_FOUND')
      return { before, step: { status: 'FAILED', failure: { why: 'ITEM_GONE' } } } as const;
    const mails = before.mails + 1;
    const step = { status: 'NOTIFICATION_SENT', autoNotified: true, mails } as const;
    const mail = backMail({ ...before, mails }, item, site, appPage(before.itemUrl, allowed, site.publicUrl));
    return { before, step, mail };
  });
  await move(context, steps);
  for (const { mail } of steps) if (mail) await context.mail(mail);
  return items.length;
}

/** What the mail server would not take in all its tries was not sent after all. */
export async function noteUndelivered(context: Context): Promise<void> {
  const { db, siteId } = context;
  const { ids, saidOf } = await failedEmails(db, siteId, MAIL_KIND);
  const held = await requests.getManyForUpdate(db, siteId, ids);
  const steps = held.flatMap((before) => {
    const said = saidOf(before.id, before.mails);
    if (before.status !== 'NOTIFICATION_SENT' || said === undefined) return [];
    return { before, step: { status: 'FAILED', failure: { why: 'MAIL_REFUSED', said } } } as const;
  });
  await move(context, steps);
}
