import { sql } from 'kysely';
import type { SiteDb } from '#platform/context.ts';

/** The ids of products that shoppers do not see. */
export async function hiddenProducts({ db, siteId }: SiteDb): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from products where site_id = ${siteId} and not visible`.execute(db);
  return rows.map(({ id }) => id);
}
