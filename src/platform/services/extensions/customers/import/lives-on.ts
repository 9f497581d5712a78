import { sql } from 'kysely';
import type { RetentionReason } from '#shared/customer-import.ts';
import type { SiteDb } from '#platform/context.ts';
import { membersWithPassword } from '#platform/services/identity/accounts/public.ts';
import type { Member } from '#platform/services/members/members/public.ts';
import { lastWritten } from '#platform/services/reviews/reviews/public.ts';
import type { Imported } from './imported.ts';

/** When each of these contacts last ordered. */
export async function lastOrders(
  { db, siteId }: SiteDb,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; last: string }>`select contact_id as id, max(placed) as last
    from customer_orders where site_id = ${siteId} and contact_id = any(${[...contactIds]}::text[])
    group by contact_id`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** Notes on these contacts that no import wrote, or that somebody has changed since. */
async function notesOfTeam(
  { db, siteId }: SiteDb,
  made: readonly { imported: Imported; member: Member }[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select distinct contact_id as id from customer_notes
    where site_id = ${siteId} and contact_id = any(${made.map(({ member }) => member.contactId)}::text[])
      and (updated_at is not null or id <> all(${made.flatMap(({ imported }) => imported.noteId ?? [])}::text[]))`.execute(
    db,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of the members that an import made, those whose account has been used or changed since, and how; by member. */
export async function survivorOf(
  context: SiteDb,
  made: readonly { imported: Imported; member: Member }[],
): Promise<Map<string, RetentionReason>> {
  const contacts = made.map(({ member }) => member.contactId);
  const withPassword = await membersWithPassword(
    context,
    made.map(({ member }) => member.id),
  );
  const ordered = await lastOrders(context, contacts);
  const wrote = await lastWritten(context, contacts);
  const noted = await notesOfTeam(context, made);
  const reasonOf = (
    imported: Imported,
    { id, contactId, lastLoginDate, updatedDate }: Member,
  ): RetentionReason | undefined => {
    const since = (date: string | undefined): boolean => date !== undefined && new Date(date) > imported.at;
    if (lastLoginDate || withPassword.has(id)) return 'SIGNED_IN';
    if (since(ordered.get(contactId))) return 'ORDERED';
    if (since(wrote.get(contactId))) return 'WROTE';
    return since(updatedDate) || noted.has(contactId) ? 'CHANGED' : undefined;
  };
  return new Map(
    made.flatMap(({ imported, member }) => {
      const reason = reasonOf(imported, member);
      return reason ? [[member.id, reason] as const] : [];
    }),
  );
}
