import type { FolderSeed, KnownFile } from '#shared/media.ts';
import type { Queryable } from '#database/database.ts';
import { MEDIA_ROOT, VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import type { StoredFile } from './file.ts';
import type { StoredFolder } from './folder.ts';
import { mediaTypeOf } from './rules/kinds.ts';
import { cleanName } from './rules/names.ts';
import { thrownAway } from './rules/trash.ts';
import { files, folders } from './tables.ts';

interface Taking {
  db: Queryable;
  siteId: string;
  now: Date;
}

/** Folders by their ids; those that are there stay as they are. */
export async function takeInFolders(
  { db, siteId, now }: Taking,
  seeds: readonly FolderSeed[],
): Promise<void> {
  const date = now.toISOString();
  const made = seeds.map(
    ({ id, displayName, parentFolderId = MEDIA_ROOT, createdDate = date }): StoredFolder => ({
      id,
      displayName: cleanName(displayName, 'folder'),
      parentFolderId,
      place: 'MEDIA_ROOT',
      state: 'OK',
      createdDate,
      updatedDate: createdDate,
    }),
  );
  await folders.insertMany(db, siteId, made, { unlessThere: true });
}

function fileOf(known: KnownFile, now: string): StoredFile {
  const { id, received, found, labels = [], createdDate = now, parentFolderId = MEDIA_ROOT } = known;
  const { sha256, md5, contentType, sizeInBytes, fileName } = received;
  const file: StoredFile = {
    id,
    displayName: cleanName(fileName),
    parentFolderId,
    place: parentFolderId === VISITOR_UPLOADS_ROOT ? 'VISITOR_UPLOADS_ROOT' : 'MEDIA_ROOT',
    private: known.private ?? false,
    mediaType: mediaTypeOf(contentType),
    operationStatus: found ? 'READY' : 'PENDING',
    state: 'OK',
    sizeInBytes: String(sizeInBytes),
    labels: [...labels],
    labelText: labels.join(' '),
    createdDate,
    updatedDate: createdDate,
    kept: { sha256, md5, contentType },
    ...(found && { found }),
    ...(known.focalPoint && { focalPoint: known.focalPoint }),
    ...(known.altText !== undefined && { altText: known.altText }),
    ...(known.addedBy && { addedBy: known.addedBy }),
  };
  return known.trashedDate === undefined ? file : thrownAway(file, known.trashedDate);
}

/**
 * Files whose bytes are in the store, under ids that are in use already; without `found` they are looked into like any
 * other. Those that are there stay as they are.
 */
export async function takeInFiles({ db, siteId, now }: Taking, known: readonly KnownFile[]): Promise<void> {
  const date = now.toISOString();
  const made = known.map((one) => fileOf(one, date));
  await files.insertMany(db, siteId, made, { unlessThere: true });
}
