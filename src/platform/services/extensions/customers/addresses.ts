import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';

/** The addresses that lead to a contact, in order. */
export async function addressesOf({ db, siteId }: SiteDb, contactId: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from known_contacts
    where site_id = ${siteId} and contact_id = ${contactId} order by email`.execute(db);
  return rows.map(({ email }) => email);
}
