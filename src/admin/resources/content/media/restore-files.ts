import { MEDIA_ROOT } from '#shared/media.ts';
import { mediaOperations } from '#wix/media-operations.ts';
import type { MediaFile } from './media-file.ts';
import type { MediaDataProvider } from './use-library.ts';

interface Restored {
  /** The one folder that they are all in, by its name; none at the top, or in several. */
  folder?: string | undefined;
  /** As many are at the top because their folder is gone. */
  homeless: number;
}

type Details = Pick<MediaDataProvider, 'details' | 'folders'>;

/** Restores files, and tells where they are now. */
export async function restoreFiles(
  provider: Details,
  files: readonly MediaFile[],
  embedded: boolean,
): Promise<Restored> {
  const ids = files.map(({ id }) => id);
  // Only the embedded platform tells where they were.
  const before = embedded ? (await provider.details('media', { ids })).data : [];
  await mediaOperations.restore(ids);
  const after = await mediaOperations.getMany(ids);
  const now = new Map(after.map((file) => [file._id, file.parentFolderId ?? MEDIA_ROOT]));
  const homeless = before.filter(
    ({ fileId, originalFolderId }) => originalFolderId !== undefined && now.get(fileId) !== originalFolderId,
  ).length;
  const [one, ...others] = new Set(now.values());
  if (one === undefined || one === MEDIA_ROOT || others.length > 0) return { homeless };
  const folders = (await provider.folders('media', {})).data;
  return { homeless, folder: folders.find(({ id }) => id === one)?.displayName };
}

/** Restores a folder, and gives the name of the one that it lies in now; none at the top. */
export async function restoreFolder(provider: Details, id: string): Promise<string | undefined> {
  await mediaOperations.restoreFolders([id]);
  const folders = (await provider.folders('media', {})).data;
  const parent = folders.find((folder) => folder.id === id)?.parentFolderId;
  return folders.find((folder) => folder.id === parent)?.displayName;
}
