import { sql } from 'kysely';
import type { Queryable } from '#database/database.ts';
import type { Context, SiteDb } from '#platform/context.ts';
import type { StoredFolder } from './folder.ts';
import type { StoredFile } from './file.ts';
import { broughtBack } from './rules/trash.ts';
import { files, folders } from './tables.ts';

/**
 * Held until the transaction ends: together by all who put something into a folder, alone by who moves folders, throws
 * them away or brings them back. So nothing comes into a folder that is going, and no two moves make a circle.
 */
export async function lockTree(
  db: Queryable,
  siteId: string,
  how: 'together' | 'alone' = 'together',
): Promise<void> {
  const lock = sql.raw(how === 'alone' ? 'pg_advisory_xact_lock' : 'pg_advisory_xact_lock_shared');
  await sql`select ${lock}(hashtextextended(${`media_tree:${siteId}`}, 0))`.execute(db);
}

/** Ids of these folders and of all below them. */
export async function folderIdsBelow(
  { db, siteId }: SiteDb,
  folderIds: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive below as (
      select id from media_folders where site_id = ${siteId} and id = any(${[...folderIds]}::text[])
      union
      select child.id from media_folders as child join below on child.parent_folder_id = below.id
      where child.site_id = ${siteId})
    select id from below order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The same, held. */
export async function lockFoldersBelow(
  context: SiteDb,
  folderIds: readonly string[],
): Promise<StoredFolder[]> {
  const { db, siteId } = context;
  return folders.getManyForUpdate(db, siteId, await folderIdsBelow(context, folderIds));
}

/** Ids of the files that lie in these folders. */
export async function fileIdsIn({ db, siteId }: SiteDb, folderIds: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from media_files
    where site_id = ${siteId} and parent_folder_id = any(${[...folderIds]}::text[]) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** At a time. */
const BATCH = 500;

/** Held until the transaction ends, a batch after the other; those that are not there are left out. */
export async function* lockedFiles(
  { db, siteId }: SiteDb,
  ids: readonly string[],
): AsyncIterable<StoredFile[]> {
  for (let start = 0; start < ids.length; start += BATCH)
    yield files.getManyForUpdate(db, siteId, ids.slice(start, start + BATCH));
}

/** A folder went from one root to another: with it goes what lies in it. The tree is held alone. */
export async function placeBelow(
  context: Context,
  before: StoredFolder,
  { place }: StoredFolder,
): Promise<void> {
  if (before.place === place) return;
  const { db, siteId, clock } = context;
  const now = clock.now().toISOString();
  const found = await lockFoldersBelow(context, [before.id]);
  const below = found.filter(({ id }) => id !== before.id);
  await folders.replaceMany(
    db,
    siteId,
    below.map((folder) => ({ ...broughtBack(folder, now, folder.parentFolderId), place })),
  );
  const ids = found.map(({ id }) => id);
  for await (const some of lockedFiles(context, await fileIdsIn(context, ids)))
    await files.replaceMany(
      db,
      siteId,
      some.map((file) => ({ ...broughtBack(file, now, file.parentFolderId), place })),
    );
}
