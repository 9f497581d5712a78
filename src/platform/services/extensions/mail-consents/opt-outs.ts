import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { emailKey } from '../../members/members/public.ts';

/** What somebody may ask not to get. */
export type MailKind = 'reminders';

/** Which of these addresses asked for no such mails. */
export async function optedOutOf(
  { db, siteId }: SiteDb,
  kind: MailKind,
  emails: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ email: string }>`select email from mail_refusals
    where site_id = ${siteId} and kind = ${kind} and email = any(${emails.map(emailKey)}::text[])`.execute(
    db,
  );
  return new Set(rows.map(({ email }) => email));
}

export const isOptedOut = async (where: SiteDb, kind: MailKind, email: string): Promise<boolean> =>
  (await optedOutOf(where, kind, [email])).has(emailKey(email));

export async function countOptOuts({ db, siteId }: SiteDb, kind: MailKind): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from mail_refusals
    where site_id = ${siteId} and kind = ${kind}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** From now on it gets none; or it does again. Twice is once. */
export async function setOptOut(
  { db, siteId, clock }: SiteDb & Pick<Context, 'clock'>,
  kind: MailKind,
  email: string,
  stop: boolean,
): Promise<void> {
  await (stop
    ? sql`insert into mail_refusals (site_id, kind, email, date)
        values (${siteId}, ${kind}, ${emailKey(email)}, ${clock.now().toISOString()}) on conflict do nothing`.execute(
        db,
      )
    : sql`delete from mail_refusals
        where site_id = ${siteId} and kind = ${kind} and email = ${emailKey(email)}`.execute(db));
}
