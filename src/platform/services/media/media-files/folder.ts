import { MEDIA_ROOT, TRASH_ROOT, VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import type { MediaFoldersApi, Reply } from '#platform/contract/index.ts';
import type { MediaPlace, TrashedFrom } from './file.ts';

/** As the contract tells it. */
export type Folder = NonNullable<Reply<MediaFoldersApi, 'getFolder'>['folder']>;

export interface StoredFolder {
  id: string;
  displayName: string;
  parentFolderId: string;
  place: MediaPlace;
  state: 'OK' | 'DELETED';
  createdDate: string;
  updatedDate: string;
  trash?: TrashedFrom;
}

/** Outside the library of the site: shared libraries keep their files there. */
export const ENTERPRISE_ROOT = 'enterprise-root';

/** Folders that no row stands for, and where what lies in them counts. */
export const ROOTS: Readonly<Record<string, MediaPlace>> = {
  [MEDIA_ROOT]: 'MEDIA_ROOT',
  [TRASH_ROOT]: 'TRASH_ROOT',
  [VISITOR_UPLOADS_ROOT]: 'VISITOR_UPLOADS_ROOT',
  [ENTERPRISE_ROOT]: 'ENTERPRISE',
};

export const presentFolder = (
  { id, displayName, parentFolderId, state, createdDate, updatedDate }: StoredFolder,
  siteId: string,
): Folder => ({ id, displayName, parentFolderId, state, createdDate, updatedDate, siteId });
