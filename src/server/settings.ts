import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Database, MigrationSet } from '../database/database.ts';

export const settingsMigrations: MigrationSet = {
  service: 'settings',
  migrations: {
    '001-settings': `
      CREATE TABLE settings (
        site_id text NOT NULL, name text NOT NULL, value text NOT NULL, PRIMARY KEY (site_id, name));`,
  },
};

/** A setting kept in the database; made at random the first time, the same for all processes after that. */
export async function storedSecret(
  database: Database,
  siteId: string,
  name: string,
  make?: () => string,
): Promise<string> {
  const fresh = make?.() ?? randomBytes(32).toString('base64url');
  await sql`INSERT INTO settings (site_id, name, value) VALUES (${siteId}, ${name}, ${fresh})
    ON CONFLICT DO NOTHING`.execute(database.kysely);
  const { rows } = await sql<{ value: string }>`
    SELECT value FROM settings WHERE site_id = ${siteId} AND name = ${name}`.execute(database.kysely);
  return rows[0]?.value ?? fresh;
}

/** Whether it is kept, whatever it says: such as the mark of what is done once. */
export async function hasSetting(database: Database, siteId: string, name: string): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM settings WHERE site_id = ${siteId} AND name = ${name}`.execute(
    database.kysely,
  );
  return rows.length > 0;
}
