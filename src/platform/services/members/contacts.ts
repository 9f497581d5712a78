import { sql } from 'kysely';
import type { Queryable } from '../../../database/database.ts';
import type { Context } from '../../context.ts';
import type { Listener } from '../../service.ts';
import { emailKey } from './member.ts';
import { isUsableEmail } from './rules/bounds.ts';

/** The contact behind an address, if the shop knows one. */
export async function findContact(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ contact_id: string }>`select contact_id from known_contacts
    where site_id = ${siteId} and email = ${emailKey(email)}`.execute(db);
  return rows[0]?.contact_id;
}

/** The first contact of an address stays its contact. */
export async function keepContacts(
  db: Queryable,
  siteId: string,
  contacts: readonly { email: string; contactId: string }[],
): Promise<void> {
  const emails = contacts.map(({ email }) => emailKey(email));
  const ids = contacts.map(({ contactId }) => contactId);
  await sql`insert into known_contacts (site_id, email, contact_id)
    select ${siteId}::text, * from unnest(${emails}::text[], ${ids}::text[])
    on conflict do nothing`.execute(db);
}

interface Buyer {
  buyerInfo?: { email?: string | null; contactId?: string | null };
}

/** Who bought something is known to the shop, with or without an account. */
export const contactOfOrder: Listener = async ({ body }, { db, siteId, ids }) => {
  if (!('createdEvent' in body)) return;
  const { email, contactId } = (body.createdEvent.entity as Buyer).buyerInfo ?? {};
  if (email && isUsableEmail(email))
    await keepContacts(db, siteId, [{ email, contactId: contactId ?? ids.guid() }]);
};
