import { sql } from 'kysely';
import type { RetentionRule } from '#database/retention.ts';
import { oldRows } from '#database/retention.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { Listener } from '#platform/service.ts';
import type { ChangedField } from './changes.ts';

/** What one row of a file has done, kept for as long as it can be taken back. */
export interface Imported {
  row: number;
  memberId: string;
  contactId: string;
  /** The account was made by it. */
  made: boolean;
  /** The shop knew the contact before. */
  known: boolean;
  /** What it put where, and what was there. */
  changes: { place: ChangedField; before?: unknown; after?: unknown }[];
  /** Ids of the badges it gave. */
  badges: string[];
  noteId?: string;
  /** What taking it back came to. */
  undone?: string;
  at: Date;
}

interface Stored {
  row_number: number;
  member_id: string;
  contact_id: string;
  made: boolean;
  known: boolean;
  changes: Imported['changes'];
  badges: string[];
  note_id: string | null;
  undone: string | null;
  created_at: Date;
}

const toImported = (row: Stored): Imported => ({
  row: row.row_number,
  memberId: row.member_id,
  contactId: row.contact_id,
  made: row.made,
  known: row.known,
  changes: row.changes,
  badges: row.badges,
  ...(row.note_id !== null && { noteId: row.note_id }),
  ...(row.undone !== null && { undone: row.undone }),
  at: new Date(row.created_at),
});

const json = (value: unknown) => sql`${JSON.stringify(value)}::text::jsonb`;

export async function recordImported(
  { db, siteId, clock }: Pick<Context, 'db' | 'siteId' | 'clock'>,
  importId: string,
  done: Omit<Imported, 'at' | 'undone'>,
): Promise<void> {
  await sql`insert into customer_imports (site_id, import_id, row_number, member_id, contact_id, made, known, changes,
      badges, note_id, created_at)
    values (${siteId}, ${importId}, ${done.row}, ${done.memberId}, ${done.contactId}, ${done.made}, ${done.known},
      ${json(done.changes)}, ${json(done.badges)}, ${done.noteId ?? null}, ${clock.now()})`.execute(db);
}

/** What these rows have done. */
export async function readImported(
  { db, siteId }: SiteDb,
  importId: string,
  rows: readonly number[],
): Promise<Map<number, Imported>> {
  const { rows: found } = await sql<Stored>`select * from customer_imports
    where site_id = ${siteId} and import_id = ${importId} and row_number = any(${[...rows]}::int[])`.execute(
    db,
  );
  return new Map(found.map((row) => [row.row_number, toImported(row)]));
}

/** All that can still be taken back of an import, some at a time. */
export async function* openOf(
  { db, siteId }: SiteDb,
  importId: string,
  limit = 1000,
): AsyncGenerator<Imported[]> {
  for (let after = -1; ;) {
    const { rows } = await sql<Stored>`select * from customer_imports
      where site_id = ${siteId} and import_id = ${importId} and undone is null and row_number > ${after}
      order by row_number limit ${limit}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(toImported);
    after = last.row_number;
  }
}

export async function markUndone(
  { db, siteId }: SiteDb,
  importId: string,
  row: number,
  undone: string,
): Promise<void> {
  await sql`update customer_imports set undone = ${undone}, changes = '[]'
    where site_id = ${siteId} and import_id = ${importId} and row_number = ${row}`.execute(db);
}

/** Whoever is gone leaves nothing that an import wrote over. */
export const forgetMember: Listener = async ({ entityId }, { db, siteId }) => {
  await sql`update customer_imports set undone = coalesce(undone, 'GONE'), changes = '[]'
    where site_id = ${siteId} and member_id = ${entityId}`.execute(db);
};

export const retainedImports: RetentionRule<Context> = {
  what: 'What imports wrote over in customers, with which they can be taken back',
  since: 'it was written',
  days: 7,
  forget: oldRows('customer_imports', (before) => sql`created_at < ${before}`),
};
