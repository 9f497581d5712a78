import { sql } from 'kysely';
import { oldRows, type RetentionRule } from '#database/retention.ts';
import type { Context, SiteDb } from '#platform/context.ts';

export interface AddressOfContact {
  email: string;
  contactId: string;
}

/** A contact that the store knows by imported orders or reviews alone. */
export interface ImportedContact extends AddressOfContact {
  /** The contact that the address leads to now; another one after a merge. */
  currentId: string;
}

/** Records that only imported orders or reviews made these contacts, so that undoing the import can delete them. */
export async function markImported(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  contacts: readonly AddressOfContact[],
): Promise<void> {
  if (contacts.length === 0) return;
  await sql`insert into imported_contacts (site_id, email, contact_id, created_at)
    select ${siteId}::text, marked.email, marked.contact_id, ${clock.now()}::timestamptz
    from unnest(${contacts.map(({ email }) => email)}::text[],
      ${contacts.map(({ contactId }) => contactId)}::text[]) as marked (email, contact_id)
    on conflict (site_id, email) do update set contact_id = excluded.contact_id, kept = null,
      created_at = excluded.created_at`.execute(db);
}

/**
 * @param emails in lower case
 * @param contactIds to which an address leads now
 */
export async function findImported(
  { db, siteId }: SiteDb,
  { emails = [], contactIds = [] }: { emails?: readonly string[]; contactIds?: readonly string[] },
): Promise<ImportedContact[]> {
  const { rows } =
    await sql<ImportedContact>`select i.email, i.contact_id as "contactId", k.contact_id as "currentId"
    from imported_contacts as i join known_contacts as k on k.site_id = i.site_id and k.email = i.email
    where i.site_id = ${siteId}
      and (i.email = any(${[...emails]}::text[]) or k.contact_id = any(${[...contactIds]}::text[]))
    order by i.email`.execute(db);
  return rows;
}

/** Deletes contacts that nothing but undone imports made. */
export async function dropImported(
  { db, siteId }: SiteDb,
  contacts: readonly ImportedContact[],
): Promise<void> {
  if (contacts.length === 0) return;
  const emails = contacts.map(({ email }) => email);
  await sql`delete from imported_contacts where site_id = ${siteId} and email = any(${emails}::text[])`.execute(
    db,
  );
  await sql`delete from known_contacts where site_id = ${siteId} and email = any(${emails}::text[])`.execute(
    db,
  );
}

/** Records why contacts stay although what made them is deleted. */
export async function recordRetained(
  { db, siteId }: SiteDb,
  stored: readonly { email: string; reason: string }[],
): Promise<void> {
  if (stored.length === 0) return;
  await sql`update imported_contacts as i set kept = k.reason
    from unnest(${stored.map(({ email }) => email)}::text[], ${stored.map(({ reason }) => reason)}::text[])
      as k (email, reason)
    where i.site_id = ${siteId} and i.email = k.email`.execute(db);
}

/** Of these addresses those whose contact stayed when an import was undone. */
export async function retainedImported(
  { db, siteId }: SiteDb,
  emails: readonly string[],
): Promise<{ contactId: string; email: string; reason: string }[]> {
  const { rows } = await sql<{ contactId: string; email: string; reason: string }>`
    select k.contact_id as "contactId", i.email, i.kept as reason
    from imported_contacts as i join known_contacts as k on k.site_id = i.site_id and k.email = i.email
    where i.site_id = ${siteId} and i.email = any(${[...emails]}::text[]) and i.kept is not null
    order by i.email`.execute(db);
  return rows;
}

export const retainedImports: RetentionRule<Context> = {
  what: 'Which customers an import of orders or reviews made, with which they can be deleted when it is undone',
  since: 'it was written',
  days: 7,
  forget: oldRows('imported_contacts', (before) => sql`created_at < ${before}`),
};
