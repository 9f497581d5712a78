import { sql, type RawBuilder } from 'kysely';
import type { Database, Queryable } from '../../database/database.ts';
import { mentions } from '../../database/mentions.ts';
import type { FileStore } from '../../platform/ports.ts';
import type { CustomerTraces } from '../../shared/customer-data.ts';
import { ERASED, redact } from '../../shared/redact.ts';
import { labelFile } from '../labels/labels.ts';

/** Where the gateway's own records tell of customers, and what becomes of it. */
interface TraceLocation {
  table: string;
  rows: (traces: CustomerTraces) => RawBuilder<unknown>;
  /** `erase` takes the rows away, `redact` who they are out of them. */
  fate: 'erase' | 'redact';
  /** All of such a row is about them. */
  theirs?: boolean;
}

type Row = Record<string, unknown>;

const any = (values: readonly string[]): RawBuilder<unknown> => sql`any(${[...values]}::text[])`;
const named = ({ marks, names }: CustomerTraces): RawBuilder<unknown> =>
  mentions(sql`t::text`, [...marks, ...names]);
const marked = ({ marks }: CustomerTraces): RawBuilder<unknown> => mentions(sql`t::text`, marks);
const inFile = ({ marks }: CustomerTraces): RawBuilder<unknown> => mentions(sql`t.content`, marks);
const bytesOf = ({ emails }: CustomerTraces): RawBuilder<unknown> =>
  emails.length === 0
    ? sql`false`
    : sql.join(
        emails.map((email) => sql`position(convert_to(${email}, 'UTF8') in p.content) > 0`),
        sql` or `,
      );

const places: readonly TraceLocation[] = [
  {
    table: 'audit_log',
    rows: ({ ids }) => sql`t.entity_ids && ${[...ids]}::text[]`,
    fate: 'redact',
    theirs: true,
  },
  { table: 'audit_log', rows: named, fate: 'redact' },
  { table: 'jobs', rows: named, fate: 'redact' },
  { table: 'job_items', rows: named, fate: 'redact' },
  // A table of many is written anew more easily than a line is cut out of it; a document of theirs is theirs whole.
  { table: 'job_files', rows: inFile, fate: 'erase' },
  {
    table: 'job_files',
    rows: ({ ids }) => sql`t.type <> 'csv' and exists (select from job_items as i
      where i.site_id = t.site_id and i.job_id = t.job_id and i.item_id = ${any(ids)})`,
    fate: 'erase',
  },
  { table: 'mailbox', rows: marked, fate: 'erase' },
  {
    table: 'import_parts',
    rows: (traces) => sql`t.import_id in (select p.import_id from import_parts as p
      where p.site_id = t.site_id and (${bytesOf(traces)}))`,
    fate: 'erase',
  },
  { table: 'import_rows', rows: named, fate: 'redact', theirs: true },
  { table: 'imports', rows: named, fate: 'redact' },
  { table: 'saved_views', rows: named, fate: 'redact' },
  { table: 'shop_texts', rows: named, fate: 'redact' },
  { table: 'shop_text_versions', rows: named, fate: 'redact' },
  {
    table: 'prepared_refunds',
    rows: ({ ids }) => sql`t.order_id = ${any(ids)}`,
    fate: 'redact',
    theirs: true,
  },
  {
    table: 'shipping_labels',
    rows: ({ ids }) => sql`t.order_id = ${any(ids)}`,
    fate: 'redact',
    theirs: true,
  },
  { table: 'staff_attempts', rows: marked, fate: 'erase' },
];

/** Of the tables above and of those in which the team alone is told of, as a test holds. */
export const gatewayPlaces: readonly string[] = [...new Set(places.map(({ table }) => table))];

/** Columns that say who of the team did it, or what was done: never the customer. */
const TEAM: ReadonlySet<string> = new Set([
  'site_id',
  'id',
  'staff_id',
  'staff_email',
  'actor',
  'actor_id',
  'actor_name',
  'prepared_by',
  'prepared_by_id',
  'decided_by',
  'bought_by',
  'owner_id',
  'owner_name',
  'entity_ids',
]);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function changesOf(row: Row, traces: CustomerTraces, theirs: boolean): [string, unknown][] {
  return Object.entries(row).flatMap(([column, value]): [string, unknown][] => {
    if (TEAM.has(column) || value === null) return [];
    const clean = redact(value, traces, theirs);
    return isSame(clean, value) ? [] : [[column, clean]];
  });
}

async function redactRows(
  db: Queryable,
  { table, theirs = false }: TraceLocation,
  where: RawBuilder<unknown>,
  traces: CustomerTraces,
): Promise<void> {
  const { rows } = await sql<{ at: string; row: Row }>`select t.ctid::text as at, to_jsonb(t) as row
    from ${sql.table(table)} as t where ${where} for update`.execute(db);
  for (const { at, row } of rows) {
    const changes = changesOf(row, traces, theirs);
    if (changes.length === 0) continue;
    const set = changes.map(([column, value]) =>
      typeof value === 'string'
        ? sql`${sql.ref(column)} = ${value}`
        : sql`${sql.ref(column)} = ${JSON.stringify(value)}::text::jsonb`,
    );
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ctid = ${at}::tid`.execute(db);
  }
}

const LABELS_OF = ['customers', 'badges', 'members'];

/** What a list of jobs calls them by. */
const cutLabels = (db: Queryable, siteId: string, { ids }: CustomerTraces): Promise<unknown> =>
  sql`update job_items as i set label = ${ERASED} from jobs as j
    where i.site_id = ${siteId} and j.site_id = i.site_id and j.id = i.job_id and i.item_id = ${any(ids)}
      and split_part(j.kind, '.', 1) = ${any(LABELS_OF)}`.execute(db);

/** Takes somebody out of the audit log, the jobs with their files, the mailbox and all else the gateway keeps. */
export async function eraseTraces(
  { database, siteId, documents }: { database: Database; siteId: string; documents: FileStore },
  traces: CustomerTraces,
): Promise<void> {
  const { rows: labels } = await sql<{ id: string }>`select id from shipping_labels
    where site_id = ${siteId} and order_id = ${any(traces.ids)}`.execute(database.kysely);
  for (const { id } of labels) await documents.delete(labelFile(id));
  await database.transaction(async (db) => {
    for (const place of places) {
      const ofSite = place.table === 'staff_attempts' ? sql`true` : sql`t.site_id = ${siteId}`;
      const where = sql`${ofSite} and (${place.rows(traces)})`;
      if (place.fate === 'erase')
        await sql`delete from ${sql.table(place.table)} as t where ${where}`.execute(db);
      else await redactRows(db, place, where, traces);
    }
    await cutLabels(db, siteId, traces);
  });
}

interface StoredEmail {
  sent: string;
  to: string;
  subject: string;
  text: string;
}

/** Mails to these addresses that are still kept. */
export async function mailsTo(
  { database, siteId }: { database: Database; siteId: string },
  emails: readonly string[],
): Promise<StoredEmail[]> {
  const { rows } = await sql<{ sent: Date; to: string; subject: string; text: string }>`
    select sent_at as sent, recipient as "to", subject, text from mailbox
    where site_id = ${siteId} and lower(recipient) = ${any(emails)} order by sent_at`.execute(
    database.kysely,
  );
  return rows.map(({ sent, ...mail }) => ({ sent: new Date(sent).toISOString(), ...mail }));
}
