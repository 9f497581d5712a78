import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** Of all files, each counted where it stands, also those in the trash. */
export async function usedBytes({ db, siteId }: Context): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select coalesce(sum(size_in_bytes), 0) as bytes
    from media_files where site_id = ${siteId}`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}
