import { sql } from 'kysely';
import type { Database } from '../../database/database.ts';
import { takeInFiles, takeInFolders } from '../../platform/services/media/media-files/public.ts';
import { fileAt, fileIdAt, folderSeeds, USED_EVERY } from './media-data.ts';
import { SITE } from './scenarios.ts';

const ADDED_TOGETHER = 2000;

/** Records of a library, without bytes; every fifth file stands in a product. */
export async function fillMedia(database: Database, files: number): Promise<void> {
  const now = Date.now();
  const taking = { siteId: SITE, now: new Date(now) };
  await database.transaction((tx) => takeInFolders({ ...taking, db: tx }, folderSeeds(now)));
  for (let from = 0; from < files; from += ADDED_TOGETHER) {
    const count = Math.min(ADDED_TOGETHER, files - from);
    const known = Array.from({ length: count }, (_, place) => fileAt(from + place, now));
    await database.transaction((tx) => takeInFiles({ ...taking, db: tx }, known));
    const used = known.flatMap((_, place) =>
      (from + place) % USED_EVERY === 0 ? [fileIdAt(from + place)] : [],
    );
    await sql`insert into media_uses (site_id, entity, entity_id, place, file_id, name)
      select ${SITE}, 'product', 'product-' || id, 'picture 1', id, 'A product'
      from unnest(${used}::text[]) as each (id)`.execute(database.kysely);
  }
}
