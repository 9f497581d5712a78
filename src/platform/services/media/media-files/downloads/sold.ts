import type { Context, SiteDb } from '#platform/context.ts';
import { sourceOf, type StoredFile } from '../file.ts';
import { noSuchFile } from '../find-files.ts';
import { toFileId } from '../rules/file-ids.ts';
import { files } from '../tables.ts';
import { emitFiles } from '../emit-events.ts';
import type { OpenDownload } from './open.ts';

/** What a buyer is told of a file. */
export interface SoldFile {
  fileName: string;
  sizeInBytes: number;
}

const soldFile = ({ displayName, sizeInBytes }: StoredFile): SoldFile => ({
  fileName: displayName,
  sizeInBytes: Number(sizeInBytes),
});

const isThere = ({ state, operationStatus, kept }: StoredFile): boolean =>
  kept !== undefined && state === 'OK' && operationStatus !== 'FAILED';

/** What is sold nobody has for nothing: these files become private. Those that are not there are left out. */
export async function putOnSale(
  context: Context,
  fileIds: readonly string[],
): Promise<Map<string, SoldFile>> {
  const { db, siteId, clock } = context;
  const found = await files.getManyForUpdate(db, siteId, [...new Set(fileIds.map(toFileId))].toSorted());
  const there = found.filter(isThere);
  const open = there
    .filter((file) => !file.private)
    .map((file) => ({ ...file, private: true, updatedDate: clock.now().toISOString() }));
  for (const file of open) await files.replace(db, siteId, file);
  if (open.length > 0) await emitFiles(context, 'updated', open);
  return new Map(there.map((file) => [file.id, soldFile(file)]));
}

/** Those that are still there. */
export async function findSoldFiles(
  { db, siteId }: SiteDb,
  fileIds: readonly string[],
): Promise<Map<string, SoldFile>> {
  const found = await files.getMany(db, siteId, [...new Set(fileIds.map(toFileId))]);
  return new Map(found.filter(isThere).map((file) => [file.id, soldFile(file)]));
}

/** The bytes of a file that was sold, under its name. @throws 404 where it is gone */
export async function openSoldFile(context: Context, fileId: string): Promise<OpenDownload> {
  const file = await files.get(context.db, context.siteId, toFileId(fileId));
  const source = file && isThere(file) && sourceOf(file);
  if (!source) throw noSuchFile(fileId);
  const fileName = file.displayName;
  return { kind: 'DOWNLOAD', disposition: 'ATTACHMENT', fileName, files: [{ path: fileName, source }] };
}
