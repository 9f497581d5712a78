import type { Context } from '../../../context.ts';
import type { StoredFile } from '../file.ts';
import { toFileId } from '../rules/file-ids.ts';
import { files } from '../tables.ts';
import { tellFiles } from '../tell.ts';
import { SOURCE } from './give-out.ts';
import { addressOf, endAfter, sign } from './pass.ts';

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
  if (open.length > 0) await tellFiles(context, 'updated', open);
  return new Map(there.map((file) => [file.id, soldFile(file)]));
}

/** Those that are still there. */
export async function findSoldFiles(
  { db, siteId }: Pick<Context, 'db' | 'siteId'>,
  fileIds: readonly string[],
): Promise<Map<string, SoldFile>> {
  const found = await files.getMany(db, siteId, [...new Set(fileIds.map(toFileId))]);
  return new Map(found.filter(isThere).map((file) => [file.id, soldFile(file)]));
}

/** An address of the file's bytes, for a short time. @param redirectUrl where it leads afterwards */
export async function downloadAddress(
  context: Context,
  fileId: string,
  { minutes, redirectUrl }: { minutes: number; redirectUrl: string },
): Promise<string> {
  const until = endAfter(context, minutes);
  const pass = { kind: 'DOWNLOAD', assetKey: SOURCE, disposition: 'ATTACHMENT', until, redirectUrl } as const;
  return addressOf(context, await sign(context, { ...pass, fileId: toFileId(fileId) }));
}
