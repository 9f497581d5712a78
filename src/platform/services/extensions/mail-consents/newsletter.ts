import { sql } from 'kysely';
import type { NewsletterConsent } from '#shared/abandoned-checkouts.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import { emailKey } from '../../members/members/public.ts';

/** What each of these addresses said last, by address in lower case. */
export async function newsletterOf(
  { db, siteId }: SiteDb,
  emails: readonly string[],
): Promise<ReadonlyMap<string, NewsletterConsent>> {
  const { rows } = await sql<NewsletterConsent & { email: string }>`
    select distinct on (email) email, given, date, place, words, language from newsletter_consents
    where site_id = ${siteId} and email = any(${emails.map(emailKey)}::text[])
    order by email, number desc`.execute(db);
  return new Map(rows.map(({ email, ...consent }) => [email, consent]));
}

export const isSubscribed = async (where: SiteDb, email: string): Promise<boolean> =>
  (await newsletterOf(where, [email])).get(emailKey(email))?.given === true;

/** Written down beside what was said before, which stays: that is the proof. The same again is nothing new. */
export async function recordConsent(
  context: SiteDb,
  email: string,
  consent: NewsletterConsent,
): Promise<void> {
  const { db, siteId } = context;
  const before = (await newsletterOf(context, [email])).get(emailKey(email));
  const isNews = before ? before.given !== consent.given && before.date <= consent.date : consent.given;
  if (!isNews) return;
  const { given, date, place, words, language } = consent;
  await sql`insert into newsletter_consents (site_id, email, given, date, place, words, language)
    values (${siteId}, ${emailKey(email)}, ${given}, ${date}, ${place}, ${words}, ${language})`.execute(db);
}

/** Withdrawn, or taken back what was withdrawn; of whoever never agreed nothing is. */
export async function withdraw(
  context: SiteDb & Pick<Context, 'clock'>,
  email: string,
  stop: boolean,
  place: 'mail' | 'account',
): Promise<void> {
  const before = (await newsletterOf(context, [email])).get(emailKey(email));
  if (!before) return;
  await recordConsent(context, email, {
    ...before,
    given: !stop,
    date: context.clock.now().toISOString(),
    place,
  });
}
