import { sql } from 'kysely';
import type { Context, SiteDb } from '#platform/context.ts';
import { emailKey } from '../../members/members/public.ts';

/** Whether whoever has that address asked not to be asked. */
export async function isOptedOut({ db, siteId }: SiteDb, email: string): Promise<boolean> {
  const { rows } = await sql`select from review_request_refusals
    where site_id = ${siteId} and email = ${emailKey(email)}`.execute(db);
  return rows.length > 0;
}

/** From now on it is not asked; or it is again. Twice is once. */
export async function setOptOut(
  { db, siteId, clock }: SiteDb & Pick<Context, 'clock'>,
  email: string,
  stop: boolean,
): Promise<void> {
  await (stop
    ? sql`insert into review_request_refusals (site_id, email, date)
        values (${siteId}, ${emailKey(email)}, ${clock.now().toISOString()}) on conflict do nothing`.execute(
        db,
      )
    : sql`delete from review_request_refusals where site_id = ${siteId} and email = ${emailKey(email)}`.execute(
        db,
      ));
}
