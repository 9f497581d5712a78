import { sql } from 'kysely';
import type { KeptReason } from '../../../../shared/customer-import.ts';
import type { Context } from '../../../context.ts';
import { membersWithPassword } from '../../accounts/public.ts';
import type { Member } from '../../members/public.ts';
import { lastWritten } from '../../reviews/public.ts';
import type { Imported } from './imported.ts';

type Where = Pick<Context, 'db' | 'siteId'>;

/** When each of these contacts last ordered. */
async function lastOrders(
  { db, siteId }: Where,
  contactIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; last: string }>`select contact_id as id, max(placed) as last
    from customer_orders where site_id = ${siteId} and contact_id = any(${[...contactIds]}::text[])
    group by contact_id`.execute(db);
  return new Map(rows.map(({ id, last }) => [id, last]));
}

/** Of the members that an import made, those who have made the account theirs since, and how; by member. */
export async function whoLivesOn(
  context: Where,
  made: readonly { imported: Imported; member: Member }[],
): Promise<Map<string, KeptReason>> {
  const contacts = made.map(({ member }) => member.contactId);
  const withPassword = await membersWithPassword(
    context,
    made.map(({ member }) => member.id),
  );
  const ordered = await lastOrders(context, contacts);
  const wrote = await lastWritten(context, contacts);
  const reasonOf = (imported: Imported, { id, contactId, lastLoginDate }: Member): KeptReason | undefined => {
    const since = (date: string | undefined): boolean => date !== undefined && new Date(date) > imported.at;
    if (lastLoginDate || withPassword.has(id)) return 'SIGNED_IN';
    if (since(ordered.get(contactId))) return 'ORDERED';
    return since(wrote.get(contactId)) ? 'WROTE' : undefined;
  };
  return new Map(
    made.flatMap(({ imported, member }) => {
      const reason = reasonOf(imported, member);
      return reason ? [[member.id, reason] as const] : [];
    }),
  );
}
