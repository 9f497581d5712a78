import type { Context } from '#platform/context.ts';
import type { MediaFilesApi, MediaFoldersApi, Reply, Request } from '#platform/contract/index.ts';
import type { StoredFile } from './file.ts';
import { ROOTS, type StoredFolder } from './folder.ts';
import { toFileId } from './rules/file-ids.ts';
import { broughtBack, rootOf, thrownAway, type Trashable } from './rules/trash.ts';
import { files, folders } from './tables.ts';
import { emitFiles, emitFolders, emitReady } from './emit-events.ts';
import { fileIdsIn, folderIdsBelow, lockedFiles, lockTree, lockFoldersBelow } from './tree.ts';

/** Shared libraries have their own ways. */
const isOfLibrary = ({ place }: Trashable): boolean => place !== 'ENTERPRISE';
const isThere = (it: Trashable): boolean => isOfLibrary(it) && it.state === 'OK';
const isInTrash = (it: Trashable): boolean => it.place === 'TRASH_ROOT';

const nowOf = ({ clock }: Context): string => clock.now().toISOString();

const fileIds = (input: readonly string[]): string[] => [...new Set(input.map(toFileId))];

async function writeThrown(
  context: Context,
  found: readonly StoredFile[],
  withFolder?: string,
): Promise<void> {
  const after = found.filter(isThere).map((file) => thrownAway(file, nowOf(context), withFolder));
  await files.replaceMany(context.db, context.siteId, after);
  await emitFiles(context, 'updated', after);
}

/** What is in the trash already stays as it is; what is not there is no matter. */
export async function throwFilesAway(context: Context, input: readonly string[]): Promise<void> {
  const found = await files.getManyForUpdate(context.db, context.siteId, fileIds(input));
  await writeThrown(context, found);
}

/** Those that no other of them lies above. */
async function topmost(context: Context, folderIds: readonly string[]): Promise<string[]> {
  const tops: string[] = [];
  const covered = new Set<string>();
  const below = new Map<string, string[]>();
  for (const id of new Set(folderIds)) below.set(id, await folderIdsBelow(context, [id]));
  for (const [id, ids] of below) for (const other of ids) if (other !== id) covered.add(other);
  for (const id of below.keys()) if (!covered.has(id)) tops.push(id);
  return tops;
}

/** With all that is in them. */
export async function throwFoldersAway(context: Context, folderIds: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  await lockTree(db, siteId, 'alone');
  for (const top of await topmost(context, folderIds)) {
    const found = await lockFoldersBelow(context, [top]);
    if (!found.some((folder) => folder.id === top && isThere(folder))) continue;
    const ids = found.map(({ id }) => id);
    const after = found.map((folder) =>
      thrownAway(folder, nowOf(context), folder.id === top ? undefined : top),
    );
    await folders.replaceMany(db, siteId, after);
    await emitFolders(context, 'updated', after);
    for await (const some of lockedFiles(context, await fileIdsIn(context, ids)))
      await writeThrown(context, some, top);
  }
}

/** The folder it was in, unless that is gone: then the root of where it was. */
async function targetsOf(context: Context, found: readonly Trashable[]): Promise<Map<string, string>> {
  const requested = found.flatMap(({ trash }) => trash?.folderId ?? []);
  const status = await folders.getMany(context.db, context.siteId, [...new Set(requested)]);
  const open = new Set(status.filter(({ state }) => state === 'OK').map(({ id }) => id));
  return new Map(
    found.map(({ id, trash }) => {
      const { folderId = '', place } = trash ?? {};
      return [id, Object.hasOwn(ROOTS, folderId) || open.has(folderId) ? folderId : rootOf(place)];
    }),
  );
}

async function writeBack(context: Context, after: readonly StoredFile[]): Promise<void> {
  await files.replaceMany(context.db, context.siteId, after);
  await emitFiles(context, 'updated', after);
  for (const file of after) if (file.operationStatus === 'READY') await emitReady(context, file);
}

/** Each to the folder it was in, or to the root if that is gone. */
export async function bringFilesBack(context: Context, input: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  await lockTree(db, siteId);
  const found = (await files.getManyForUpdate(db, siteId, fileIds(input))).filter(isInTrash);
  const targets = await targetsOf(context, found);
  await writeBack(
    context,
    found.map((file) => broughtBack(file, nowOf(context), targets.get(file.id) ?? rootOf(file.trash?.place))),
  );
}

/** Each with what went along with it. */
export async function bringFoldersBack(context: Context, folderIds: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  await lockTree(db, siteId, 'alone');
  for (const top of await topmost(context, folderIds)) {
    const found = (await lockFoldersBelow(context, [top])).filter(isInTrash);
    const first = found.find(({ id }) => id === top);
    if (!first) continue;
    const target = (await targetsOf(context, [first])).get(top) ?? rootOf(first.trash?.place);
    const after = found.map((folder) =>
      broughtBack(folder, nowOf(context), folder === first ? target : folder.parentFolderId),
    );
    await folders.replaceMany(db, siteId, after);
    await emitFolders(context, 'updated', after);
    const ids = found.map(({ id }) => id);
    for await (const some of lockedFiles(context, await fileIdsIn(context, ids)))
      await writeBack(
        context,
        some.filter(isInTrash).map((file) => broughtBack(file, nowOf(context), file.parentFolderId)),
      );
  }
}

async function removeHeld(context: Context, found: readonly StoredFile[]): Promise<void> {
  await files.removeMany(
    context.db,
    context.siteId,
    found.map(({ id }) => id),
  );
  await emitFiles(context, 'deleted', found);
}

/** For good. The bytes go later, when no other file has the same. */
export async function removeFiles(context: Context, input: readonly string[]): Promise<void> {
  for await (const some of lockedFiles(context, fileIds(input)))
    await removeHeld(context, some.filter(isOfLibrary));
}

/** For good, with all that is in them. */
export async function removeFolders(context: Context, folderIds: readonly string[]): Promise<void> {
  const { db, siteId } = context;
  await lockTree(db, siteId, 'alone');
  const found: StoredFolder[] = (await lockFoldersBelow(context, folderIds)).filter(isOfLibrary);
  const ids = found.map(({ id }) => id);
  for await (const some of lockedFiles(context, await fileIdsIn(context, ids)))
    await removeHeld(context, some);
  await folders.removeMany(db, siteId, ids);
  await emitFolders(context, 'deleted', found);
}

export async function bulkDeleteFiles(
  { fileIds: input, permanent }: Request<MediaFilesApi, 'bulkDeleteFiles'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'bulkDeleteFiles'>> {
  await (permanent ? removeFiles : throwFilesAway)(context, input);
  return {};
}

export async function bulkRestoreFilesFromTrashBin(
  { fileIds: input }: Request<MediaFilesApi, 'bulkRestoreFilesFromTrashBin'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'bulkRestoreFilesFromTrashBin'>> {
  await bringFilesBack(context, input);
  return {};
}

export async function bulkDeleteFolders(
  { folderIds, permanent }: Request<MediaFoldersApi, 'bulkDeleteFolders'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'bulkDeleteFolders'>> {
  await (permanent ? removeFolders : throwFoldersAway)(context, folderIds);
  return {};
}

export async function bulkRestoreFoldersFromTrashBin(
  { folderIds }: Request<MediaFoldersApi, 'bulkRestoreFoldersFromTrashBin'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'bulkRestoreFoldersFromTrashBin'>> {
  await bringFoldersBack(context, folderIds);
  return {};
}
