import { MEDIA_ROOT, TRASH_ROOT } from '../../../shared/media.ts';
import type { Context } from '../../context.ts';
import type { MediaFilesApi, MediaFoldersApi, Request } from '../../contract/index.ts';
import type { StoredFile, TrashedFrom } from './file.ts';
import type { StoredFolder } from './folder.ts';
import { targetOf } from './places.ts';
import { toFileId } from './rules/file-ids.ts';
import { files, folders } from './tables.ts';
import { tellFiles, tellFolders, tellReady } from './tell.ts';
import { lockBelow, restored, writeBelow } from './tree.ts';

type Item = StoredFile | StoredFolder;

const thrown = <One extends Item>(
  one: One,
  trash: TrashedFrom,
  parentFolderId = one.parentFolderId,
): One => ({
  ...one,
  trash,
  parentFolderId,
  place: 'TRASH_ROOT',
  state: 'DELETED',
});

/** Where it came from, as long as that is there; else the root. */
async function wayBack(context: Context, { trash }: Item) {
  return targetOf(context, trash?.folderId).catch(() => targetOf(context, MEDIA_ROOT));
}

/** For good: the bytes go when nobody holds them any more. */
export async function removeFiles(context: Context, gone: readonly StoredFile[]): Promise<void> {
  for (const { id } of gone) await files.remove(context.db, context.siteId, id);
  await tellFiles(context, 'deleted', gone);
}

/** Ids of what is not there, or lies in the trash already, change nothing. */
export async function bulkDeleteFiles(
  { fileIds, permanent }: Request<MediaFilesApi, 'bulkDeleteFiles'>,
  context: Context,
): Promise<Record<string, never>> {
  const { db, siteId, clock } = context;
  const held = await files.getManyForUpdate(db, siteId, [...new Set(fileIds.map(toFileId))]);
  if (permanent) {
    await removeFiles(context, held);
    return {};
  }
  const date = clock.now().toISOString();
  const gone = held
    .filter(({ state }) => state === 'OK')
    .map((file) => thrown(file, { date, folderId: file.parentFolderId }, TRASH_ROOT));
  await files.replaceMany(db, siteId, gone);
  await tellFiles(context, 'updated', gone);
  return {};
}

export async function bulkRestoreFilesFromTrashBin(
  { fileIds }: Request<MediaFilesApi, 'bulkRestoreFilesFromTrashBin'>,
  context: Context,
): Promise<Record<string, never>> {
  const { db, siteId } = context;
  const held = await files.getManyForUpdate(db, siteId, [...new Set(fileIds.map(toFileId))]);
  for (const file of held.filter(({ state }) => state === 'DELETED')) {
    const { folderId, place } = await wayBack(context, file);
    const back = restored(file, place, folderId);
    await files.replace(db, siteId, back);
    await tellFiles(context, 'updated', [back]);
    await tellReady(context, back);
  }
  return {};
}

async function trashFolder(context: Context, folder: StoredFolder): Promise<void> {
  const { db, siteId, clock } = context;
  const date = clock.now().toISOString();
  const below = await lockBelow(context, folder.id);
  const withFolder = folder.id;
  // What was thrown away before it stays where it was put then.
  const gone = {
    folders: below.folders
      .filter(({ state }) => state === 'OK')
      .map((one) => thrown(one, { date, folderId: one.parentFolderId, withFolder })),
    files: below.files
      .filter(({ state }) => state === 'OK')
      .map((one) => thrown(one, { date, folderId: one.parentFolderId, withFolder })),
  };
  await writeBelow(context, gone);
  const top = thrown(folder, { date, folderId: folder.parentFolderId }, TRASH_ROOT);
  await folders.replace(db, siteId, top);
  await tellFolders(context, 'updated', [top]);
  await tellFiles(context, 'updated', gone.files);
}

async function removeFolder(context: Context, folder: StoredFolder): Promise<void> {
  const { db, siteId } = context;
  const below = await lockBelow(context, folder.id);
  await removeFiles(context, below.files);
  for (const one of [...below.folders, folder]) await folders.remove(db, siteId, one.id);
  await tellFolders(context, 'deleted', [folder]);
}

/** With everything in it. */
export async function bulkDeleteFolders(
  { folderIds, permanent }: Request<MediaFoldersApi, 'bulkDeleteFolders'>,
  context: Context,
): Promise<Record<string, never>> {
  const { db, siteId } = context;
  for (const id of new Set(folderIds)) {
    // A folder that lay in one before it is in the trash with that already.
    const folder = await folders.getForUpdate(db, siteId, id);
    if (!folder) continue;
    if (permanent) await removeFolder(context, folder);
    else if (folder.state === 'OK') await trashFolder(context, folder);
  }
  return {};
}

export async function bulkRestoreFoldersFromTrashBin(
  { folderIds }: Request<MediaFoldersApi, 'bulkRestoreFoldersFromTrashBin'>,
  context: Context,
): Promise<Record<string, never>> {
  const { db, siteId } = context;
  for (const id of new Set(folderIds)) {
    const folder = await folders.getForUpdate(db, siteId, id);
    if (folder?.state !== 'DELETED') continue;
    const { folderId, place } = await wayBack(context, folder);
    const top = restored(folder, place, folderId);
    const below = await lockBelow(context, id);
    // What went with a folder above comes along, too, when only a part of that is taken back.
    const back = {
      folders: below.folders.map((one) => restored(one, place)),
      files: below.files.map((one) => restored(one, place)),
    };
    await writeBelow(context, back);
    await folders.replace(db, siteId, top);
    await tellFolders(context, 'updated', [top]);
    await tellFiles(context, 'updated', back.files);
    for (const file of back.files) await tellReady(context, file);
  }
  return {};
}
