import { sql } from 'kysely';
import type { Context } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import { readFieldValues } from '../custom-fields/public.ts';
import type { Contact } from './member.ts';

type Fields = NonNullable<Contact['customFields']>;

/**
 * What is written into custom fields, as a patch of them.
 * @throws 400 for what the fields do not take
 */
export const readFields = async (
  context: Context,
  memberId: string | undefined,
  contact: Partial<Contact> | null | undefined,
): Promise<Fields | undefined> =>
  contact?.customFields
    ? ((await readFieldValues(context, memberId, contact.customFields)) as Fields)
    : undefined;

/** A patch by mask writes null where a value was cleared. */
export function withoutCleared({ customFields, ...contact }: Contact): Contact {
  const stored = Object.entries(customFields ?? {}).filter(([, value]) => value !== null);
  return stored.length > 0 ? { ...contact, customFields: Object.fromEntries(stored) } : contact;
}

/** The column of a field that is gone. Nobody hears of it member by member. */
export const forgetField: Listener = async ({ body }, { db, siteId }) => {
  if (!('deletedEvent' in body)) return;
  const { key } = body.deletedEvent.deletedEntity as { key: string };
  await sql`
    with held as (
      select id from members
      where site_id = ${siteId} and jsonb_exists(doc #> '{contact,customFields}', ${key})
      order by id for update)
    update members set doc = doc #- array['contact', 'customFields', ${key}]::text[]
    from held where members.site_id = ${siteId} and members.id = held.id`.execute(db);
};
