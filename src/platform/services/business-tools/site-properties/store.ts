import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';
import type { Reply, SitePropertiesApi } from '#platform/contract/index.ts';

export type Properties = NonNullable<Reply<SitePropertiesApi, 'getSiteProperties'>['properties']>;

/** The business properties that only the merchant sets; the others are derived from their own settings. */
export type StoredProperties = Pick<
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
  doc: StoredProperties;
}

const NOTHING: Stored = { version: '0', doc: {} };

export async function readStored({ db, siteId }: SiteDb): Promise<Stored> {
  const { rows } = await sql<{ version: string | number; doc: StoredProperties }>`
    select version, doc from site_properties where site_id = ${siteId}`.execute(db);
  const [row] = rows;
  return row ? { version: String(row.version), doc: row.doc } : NOTHING;
}

/** Held until the transaction ends, also by the first who writes them. */
export async function lockStored(where: SiteDb): Promise<Stored> {
  const { db, siteId } = where;
  await sql`insert into site_properties (site_id, doc) values (${siteId}, '{}') on conflict do nothing`.execute(
    db,
  );
  await sql`select 1 from site_properties where site_id = ${siteId} for update`.execute(db);
  return readStored(where);
}

/** @returns the version that counts from now on */
export async function writeStored({ db, siteId }: SiteDb, doc: StoredProperties): Promise<string> {
  const { rows } = await sql<{ version: string | number }>`
    update site_properties set version = version + 1, doc = ${JSON.stringify(doc)}::text::jsonb
    where site_id = ${siteId} returning version`.execute(db);
  return String(rows[0]?.version ?? 0);
}
