import { sql } from 'kysely';
import type { SiteDb } from '../context.ts';

/**
 * One document per site that the contract knows nothing of, in a table of `site_id` and `doc`.
 * @param usual the defaults, field by field
 */
export const ownSettings = <Settings extends object>(table: string, usual: Settings) => ({
  read: async ({ db, siteId }: SiteDb): Promise<Settings> => {
    const { rows } = await sql<{ doc: Partial<Settings> }>`
      select doc from ${sql.table(table)} where site_id = ${siteId}`.execute(db);
    return { ...usual, ...rows[0]?.doc };
  },
  write: async ({ db, siteId }: SiteDb, settings: Settings): Promise<void> => {
    await sql`insert into ${sql.table(table)} (site_id, doc)
      values (${siteId}, ${JSON.stringify(settings)}::text::jsonb)
      on conflict (site_id) do update set doc = excluded.doc`.execute(db);
  },
});
