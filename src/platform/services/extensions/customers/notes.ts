import { sql } from 'kysely';
import type { CustomerNote } from '#shared/customers.ts';
import type { Context } from '#platform/context.ts';
import { failedPrecondition, notFound } from '#platform/contract/errors.ts';
import { contactsOf, findCustomer } from './find.ts';

/** Of one customer; more are a notebook. */
const MAX_NOTES = 200;

interface Row {
  id: string;
  text: string;
  by_whom: string | null;
  pinned: boolean;
  created_at: Date;
  updated_at: Date | null;
}

const present = ({ id, text, by_whom: by, pinned, created_at: made, updated_at: changed }: Row) =>
  ({
    id,
    text,
    pinned,
    ...(by !== null && { by }),
    createdDate: new Date(made).toISOString(),
    ...(changed !== null && { updatedDate: new Date(changed).toISOString() }),
  }) satisfies CustomerNote;

/** The pinned first, then the newest. */
export async function listNotes({ db, siteId }: Context, id: string): Promise<{ notes: CustomerNote[] }> {
  const { rows } = await sql<Row>`select id, text, by_whom, pinned, created_at, updated_at from customer_notes
    where site_id = ${siteId} and contact_id = any(${await contactsOf({ db, siteId }, id)}::text[])
    order by pinned desc, created_at desc, id`.execute(db);
  return { notes: rows.map(present) };
}

/** @throws 428 TOO_MANY_NOTES */
export async function addNote(
  context: Context,
  id: string,
  { text }: { text: string },
): Promise<{ notes: CustomerNote[] }> {
  const { db, siteId, ids, clock, actor } = context;
  await findCustomer(context, id);
  const { notes } = await listNotes(context, id);
  if (notes.length >= MAX_NOTES)
    throw failedPrecondition('There are as many notes as there can be.', 'TOO_MANY_NOTES', {
      most: MAX_NOTES,
    });
  await sql`insert into customer_notes (site_id, id, contact_id, text, by_whom, created_at)
    values (${siteId}, ${ids.guid()}, ${id}, ${text}, ${actor ?? null}, ${clock.now()})`.execute(db);
  return listNotes(context, id);
}

const noteNotFound = (noteId: string) =>
  notFound('The note was not found.', 'CUSTOMER_NOTE_NOT_FOUND', { noteId });

/** @throws 404 CUSTOMER_NOTE_NOT_FOUND */
export async function changeNote(
  context: Context,
  id: string,
  { noteId, text, pinned }: { noteId: string; text?: string | undefined; pinned?: boolean | undefined },
): Promise<{ notes: CustomerNote[] }> {
  const { db, siteId, clock } = context;
  const { rows } = await sql`update customer_notes set text = coalesce(${text ?? null}::text, text),
      pinned = coalesce(${pinned ?? null}::boolean, pinned),
      updated_at = case when ${text ?? null}::text is null then updated_at else ${clock.now()}::timestamptz end
    where site_id = ${siteId} and contact_id = any(${await contactsOf(context, id)}::text[]) and id = ${noteId} returning id`.execute(
    db,
  );
  if (rows.length === 0) throw noteNotFound(noteId);
  return listNotes(context, id);
}

/** @throws 404 CUSTOMER_NOTE_NOT_FOUND */
export async function removeNote(
  context: Context,
  id: string,
  { noteId }: { noteId: string },
): Promise<{ notes: CustomerNote[] }> {
  const { db, siteId } = context;
  const { rows } = await sql`delete from customer_notes
    where site_id = ${siteId} and contact_id = any(${await contactsOf(context, id)}::text[]) and id = ${noteId} returning id`.execute(
    db,
  );
  if (rows.length === 0) throw noteNotFound(noteId);
  return listNotes(context, id);
}
