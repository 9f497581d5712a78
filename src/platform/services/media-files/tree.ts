import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { MediaPlace, StoredFile } from './file.ts';
import type { StoredFolder } from './folder.ts';
import { files, folders } from './tables.ts';

/** Ids of all folders below one, not itself. */
export async function treeBelow({ db, siteId }: Context, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`with recursive below as (
      select id from media_folders where site_id = ${siteId} and parent_folder_id = ${id}
      union select child.id from media_folders child join below on child.parent_folder_id = below.id
        where child.site_id = ${siteId})
    select id from below`.execute(db);
  return rows.map((row) => row.id);
}

/** Files that lie directly in these, held until the transaction ends. */
async function filesIn({ db, siteId }: Context, folderIds: readonly string[]): Promise<StoredFile[]> {
  const { rows } = await sql<{ doc: StoredFile }>`select doc from media_files
    where site_id = ${siteId} and parent_folder_id = any(${[...folderIds]}::text[])
    order by id for update`.execute(db);
  return rows.map(({ doc }) => doc);
}

/** Out of the trash, or never in it. */
export function restored<One extends StoredFile | StoredFolder>(
  one: One,
  place: MediaPlace,
  parentFolderId = one.parentFolderId,
): One {
  const { trash: _trash, ...rest } = one;
  return { ...rest, parentFolderId, place, state: 'OK' } as One;
}

export interface Below {
  folders: StoredFolder[];
  files: StoredFile[];
}

/** Everything in a folder, at any depth, held until the transaction ends; not the folder. */
export async function lockBelow(context: Context, id: string): Promise<Below> {
  const ids = await treeBelow(context, id);
  const held = await folders.getManyForUpdate(context.db, context.siteId, ids);
  return { folders: held, files: await filesIn(context, [id, ...ids]) };
}

export async function writeBelow({ db, siteId }: Context, below: Below): Promise<void> {
  if (below.folders.length > 0) await folders.replaceMany(db, siteId, below.folders);
  if (below.files.length > 0) await files.replaceMany(db, siteId, below.files);
}

/** A folder went from one root to another: with it goes what lies in it. */
export async function placeBelow(
  context: Context,
  before: StoredFolder,
  { place }: StoredFolder,
): Promise<void> {
  if (before.place === place) return;
  const below = await lockBelow(context, before.id);
  await writeBelow(context, {
    folders: below.folders.map((one) => restored(one, place)),
    files: below.files.map((one) => restored(one, place)),
  });
}
