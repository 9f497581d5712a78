import { MEDIA_ROOT, TRASH_ROOT } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { MediaFoldersApi, Reply, Request } from '#platform/contract/index.ts';
import { readChanged } from './change-files.ts';
import type { MediaPlace } from './file.ts';
import { readSort } from './find-files.ts';
import { presentFolder, ROOTS, type StoredFolder } from './folder.ts';
import { insertFolder, noSuchFolder, ownTargetOf, type Target } from './file-locations.ts';
import { cleanName } from './rules/names.ts';
import { folderIdsBelow, lockTree, placeBelow } from './tree.ts';
import { folders } from './tables.ts';
import { emitFolders } from './emit-events.ts';
import { ownValue } from '#shared/own-value.ts';

const SORTED = ['displayName', 'updatedDate'];
const DEFAULT_LIMIT = 50;

export async function createFolder(
  { displayName, parentFolderId }: Request<MediaFoldersApi, 'createFolder'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'createFolder'>> {
  await lockTree(context.db, context.siteId);
  const target = await ownTargetOf(context, parentFolderId);
  const made = await insertFolder(context, cleanName(displayName, 'folder'), target);
  await emitFolders(context, 'created', [made]);
  return { folder: presentFolder(made, context.siteId) };
}

/** The roots are folders as well, for whoever asks. */
function rootFolder(id: string): StoredFolder | undefined {
  const place = ownValue(ROOTS, id);
  if (!place || place === 'ENTERPRISE') return undefined;
  const [createdDate, displayName] = ['1970-01-01T00:00:00.000Z', id];
  return { id, displayName, parentFolderId: '', place, state: 'OK', createdDate, updatedDate: createdDate };
}

/** @throws 404 FOLDER_NOT_FOUND */
export async function findFolder({ db, siteId }: Context, folderId: string): Promise<StoredFolder> {
  const found = rootFolder(folderId) ?? (await folders.get(db, siteId, folderId));
  if (!found) throw noSuchFolder(folderId);
  return found;
}

export async function getFolder(
  { folderId }: Request<MediaFoldersApi, 'getFolder'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'getFolder'>> {
  return { folder: presentFolder(await findFolder(context, folderId), context.siteId) };
}

type ListRequest = Pick<Request<MediaFoldersApi, 'listFolders'>, 'sort' | 'paging'>;

async function list(context: Context, { sort, paging }: ListRequest, scope: object) {
  const { db, siteId } = context;
  const cursorPaging = {
    limit: paging?.limit || DEFAULT_LIMIT,
    ...(paging?.cursor && { cursor: paging.cursor }),
  };
  const request = { cursorPaging, sort: readSort(sort, SORTED) };
  const { items, metadata } = await folders.query(db, siteId, request, { scope, root: '' });
  const { count } = await folders.count(db, siteId, scope);
  const { next } = metadata.cursors;
  return {
    folders: items.map((folder) => presentFolder(folder, siteId)),
    nextCursor: { total: count, cursors: { ...(next !== undefined && { next }) } },
  };
}

export const listFolders = async (
  request: Request<MediaFoldersApi, 'listFolders'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'listFolders'>> =>
  list(context, request, { parentFolderId: request.parentFolderId || MEDIA_ROOT, state: 'OK' });

export const listDeletedFolders = async (
  request: Request<MediaFoldersApi, 'listDeletedFolders'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'listDeletedFolders'>> =>
  list(context, request, { parentFolderId: request.parentFolderId || TRASH_ROOT, place: 'TRASH_ROOT' });

export const searchFolders = async (
  request: Request<MediaFoldersApi, 'searchFolders'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'searchFolders'>> => {
  const place: MediaPlace = request.rootFolder ?? 'MEDIA_ROOT';
  const words = request.search?.trim();
  return list(context, request, { place, ...(words && { searchText: { $contains: words } }) });
};

export async function queryFolders(
  { query }: Request<MediaFoldersApi, 'queryFolders'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'queryFolders'>> {
  const { db, siteId } = context;
  const asksForState = JSON.stringify(query?.filter ?? {}).includes('"state"');
  const scope = { place: { $ne: 'ENTERPRISE' }, ...(!asksForState && { state: 'OK' }) };
  const { items, metadata } = await folders.query(db, siteId, query ?? {}, { scope });
  const { next } = metadata.cursors;
  return {
    folders: items.map((folder) => presentFolder(folder, siteId)),
    pagingMetadata: { cursors: { ...(next !== undefined && { next }) } },
  };
}

export async function lockFolder({ db, siteId }: Context, id: string): Promise<StoredFolder> {
  const found = await folders.getForUpdate(db, siteId, id);
  if (!found) throw noSuchFolder(id);
  return found;
}

/** @throws 400 for a folder that would lie in itself */
async function refuseLoop(context: Context, folder: StoredFolder, { folderId }: Target): Promise<void> {
  if (!(await folderIdsBelow(context, [folder.id])).includes(folderId)) return;
  throw badRequest('A folder cannot lie in itself.', 'FOLDER_INTO_ITSELF', { folderId: folder.id });
}

const isChangeable = (path: string): path is 'displayName' | 'parentFolderId' =>
  path === 'displayName' || path === 'parentFolderId';

export async function updateFolder(
  { folder: input, fieldMask }: Request<MediaFoldersApi, 'updateFolder'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'updateFolder'>> {
  const { db, siteId, clock } = context;
  await lockTree(db, siteId, 'alone');
  const before = await lockFolder(context, input.id);
  const fields = readChanged(input, fieldMask, isChangeable);
  let after = before;
  if (fields.includes('displayName'))
    after = { ...after, displayName: cleanName(input.displayName ?? '', before.displayName) };
  if (fields.includes('parentFolderId') && input.parentFolderId !== before.parentFolderId) {
    const target = await ownTargetOf(context, input.parentFolderId);
    await refuseLoop(context, before, target);
    const { trash: _trash, ...rest } = after;
    after = { ...rest, parentFolderId: target.folderId, place: target.place, state: 'OK' };
    await placeBelow(context, before, after);
  }
  if (after === before) return { folder: presentFolder(before, siteId) };
  after = { ...after, updatedDate: clock.now().toISOString() };
  await folders.replace(db, siteId, after);
  await emitFolders(context, 'updated', [after]);
  return { folder: presentFolder(after, siteId) };
}
