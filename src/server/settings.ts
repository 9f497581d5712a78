import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, MigrationSet, Queryable } from '../database/database.ts';

export const settingsMigrations: MigrationSet = {
  service: 'settings',
  migrations: {
    '001-settings': `
      CREATE TABLE settings (
        site_id text NOT NULL, name text NOT NULL, value text NOT NULL, PRIMARY KEY (site_id, name));`,
  },
};

/** The database, or a transaction of it, and the site whose settings are read or written. */
export interface SiteDb {
  db: Queryable;
  siteId: string;
}

/** The text of a setting; undefined while nobody has written it. */
export async function readSetting({ db, siteId }: SiteDb, name: string): Promise<string | undefined> {
  const { rows } = await sql<{ value: string }>`
    SELECT value FROM settings WHERE site_id = ${siteId} AND name = ${name}`.execute(db);
  return rows[0]?.value;
}

/** @param value undefined removes the setting */
export async function writeSetting(
  { db, siteId }: SiteDb,
  name: string,
  value: string | undefined,
): Promise<void> {
  await (
    value === undefined
      ? sql`DELETE FROM settings WHERE site_id = ${siteId} AND name = ${name}`
      : sql`INSERT INTO settings (site_id, name, value) VALUES (${siteId}, ${name}, ${value})
          ON CONFLICT (site_id, name) DO UPDATE SET value = EXCLUDED.value`
  ).execute(db);
}

/** Writes a setting that is still what was read; what somebody else has written meanwhile stays. */
export async function replaceSetting(
  { db, siteId }: SiteDb,
  name: string,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await sql`UPDATE settings SET value = ${to}
    WHERE site_id = ${siteId} AND name = ${name} AND value = ${from}`.execute(db);
}

/** A setting that is made at random when it is first read, and is the same for all processes after that. */
export async function storedSecret(
  { kysely: db }: Database,
  siteId: string,
  name: string,
  make?: () => string,
): Promise<string> {
  const fresh = make?.() ?? randomBytes(32).toString('base64url');
  await sql`INSERT INTO settings (site_id, name, value) VALUES (${siteId}, ${name}, ${fresh})
    ON CONFLICT DO NOTHING`.execute(db);
  return (await readSetting({ db, siteId }, name)) ?? fresh;
}
