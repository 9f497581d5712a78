import { sql } from 'kysely';
import type { SiteDb } from '../../context.ts';
import type { Reply, SitePropertiesApi } from '../../contract/index.ts';

export type Properties = NonNullable<Reply<SitePropertiesApi, 'getSiteProperties'>['properties']>;

/** What nobody but the merchant says of the business; the rest is known from where it is set. */
export type Kept = Pick<
  Properties,
  | 'siteDisplayName'
  | 'logo'
  | 'description'
  | 'companyId'
  | 'email'
  | 'phone'
  | 'fax'
  | 'address'
  | 'businessSchedule'
  | 'consentPolicy'
>;

export interface Stored {
  version: string;
  doc: Kept;
}

const NOTHING: Stored = { version: '0', doc: {} };

export async function readKept({ db, siteId }: SiteDb): Promise<Stored> {
  const { rows } = await sql<{ version: string | number; doc: Kept }>`
    select version, doc from site_properties where site_id = ${siteId}`.execute(db);
  const [row] = rows;
  return row ? { version: String(row.version), doc: row.doc } : NOTHING;
}

/** Held until the transaction ends, also by the first who writes them. */
export async function holdKept(where: SiteDb): Promise<Stored> {
  const { db, siteId } = where;
  await sql`insert into site_properties (site_id, doc) values (${siteId}, '{}') on conflict do nothing`.execute(
    db,
  );
  await sql`select 1 from site_properties where site_id = ${siteId} for update`.execute(db);
  return readKept(where);
}

/** @returns the version that counts from now on */
export async function writeKept({ db, siteId }: SiteDb, doc: Kept): Promise<string> {
  const { rows } = await sql<{ version: string | number }>`
    update site_properties set version = version + 1, doc = ${JSON.stringify(doc)}::text::jsonb
    where site_id = ${siteId} returning version`.execute(db);
  return String(rows[0]?.version ?? 0);
}
