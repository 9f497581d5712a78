import { MEDIA_ROOT } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { notFound } from '#platform/contract/errors.ts';
import type { MediaPlace } from './file.ts';
import { ROOTS, type StoredFolder } from './folder.ts';
import { pathParts } from './rules/names.ts';
import { folders } from './tables.ts';
import { ownValue } from '#shared/own-value.ts';

/** Where something is put. */
export interface Target {
  folderId: string;
  place: MediaPlace;
}

export const noSuchFolder = (folderId: string): Error =>
  notFound('The folder was not found.', 'FOLDER_NOT_FOUND', { folderId });

/** A folder that takes files. @throws 404 for one that is not there or lies in the trash */
export async function targetOf(context: Context, input: string | null | undefined): Promise<Target> {
  const folderId = input || MEDIA_ROOT;
  const root = ownValue(ROOTS, folderId);
  if (root === 'TRASH_ROOT') throw noSuchFolder(folderId);
  if (root) return { folderId, place: root };
  const found = await folders.get(context.db, context.siteId, folderId);
  if (!found || found.state !== 'OK') throw noSuchFolder(folderId);
  return { folderId, place: found.place };
}

/** The same for the library's own operations, which know nothing of what shared libraries keep. @throws 404 */
export async function ownTargetOf(context: Context, input: string | null | undefined): Promise<Target> {
  const target = await targetOf(context, input);
  if (target.place === 'ENTERPRISE') throw noSuchFolder(target.folderId);
  return target;
}

export async function insertFolder(
  context: Context,
  displayName: string,
  { folderId, place }: Target,
): Promise<StoredFolder> {
  const { db, siteId, clock, ids } = context;
  const now = clock.now().toISOString();
  const id = ids.guid().replaceAll('-', '');
  const made: StoredFolder = {
    id,
    displayName,
    parentFolderId: folderId,
    place,
    state: 'OK',
    createdDate: now,
    updatedDate: now,
  };
  return folders.insert(db, siteId, made);
}

/** Follows a path of folder names down from the target, and makes what is missing of it. */
export async function targetAtPath(
  context: Context,
  from: Target,
  path: string | null | undefined,
): Promise<Target> {
  let at = from;
  for (const name of pathParts(path ?? '')) {
    const { items } = await folders.query(
      context.db,
      context.siteId,
      { sort: [{ fieldName: 'updatedDate', order: 'ASC' }], cursorPaging: { limit: 1 } },
      { scope: { parentFolderId: at.folderId, displayName: name, state: 'OK' } },
    );
    const found = items[0] ?? (await insertFolder(context, name, at));
    at = { folderId: found.id, place: found.place };
  }
  return at;
}
