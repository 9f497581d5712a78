import type { MediaFailure, ReceivedFile } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { PlatformError } from '#platform/contract/errors.ts';
import { contentFailure, digestOf } from '../arrive.ts';
import type { StoredFile } from '../file.ts';
import { lockFile } from '../find-files.ts';
import { assertQuota } from '../quota.ts';
import { mediaTypeOf } from '../rules/kinds.ts';
import { files } from '../tables.ts';
import { emitFailed, emitFiles } from '../emit-events.ts';

/** Why these bytes are not what the import was to bring; undefined when they are. */
async function refusalOf(
  context: Context,
  { origin, displayName }: StoredFile,
  received: ReceivedFile,
): Promise<MediaFailure | undefined> {
  const { contentType, sizeInBytes } = received;
  const mediaType = mediaTypeOf(contentType);
  if (origin?.mediaType !== undefined && origin.mediaType !== mediaType) {
    const message = `The file was to be ${origin.mediaType} and is ${mediaType}.`;
    return { code: 'MISMATCH_MEDIA_TYPE', message };
  }
  const mismatch = contentFailure(displayName, received);
  if (mismatch) return mismatch;
  try {
    await assertQuota(context, sizeInBytes);
  } catch (error) {
    if (!(error instanceof PlatformError)) throw error;
    return { code: error.code ?? 'REFUSED', message: error.message };
  }
  return undefined;
}

async function fail(context: Context, before: StoredFile, failed: MediaFailure): Promise<StoredFile> {
  const { work: _work, ...rest } = before;
  const updatedDate = context.clock.now().toISOString();
  const after: StoredFile = { ...rest, updatedDate, operationStatus: 'FAILED', failed };
  await files.replace(context.db, context.siteId, after);
  await emitFiles(context, 'updated', [after]);
  await emitFailed(context, after);
  return after;
}

const isWaiting = ({ kept, operationStatus }: StoredFile): boolean =>
  kept === undefined && operationStatus === 'PENDING';

/** Its bytes are safe; now it is looked into. Said again, nothing happens. */
export async function finishFileImport(
  context: Context,
  fileId: string,
  received: ReceivedFile,
): Promise<StoredFile> {
  const before = await lockFile(context, fileId);
  if (!isWaiting(before)) return before;
  const failed = await refusalOf(context, before, received);
  if (failed) return fail(context, before, failed);
  const { work: _work, origin: _origin, ...rest } = before;
  const after: StoredFile = {
    ...rest,
    kept: digestOf(received),
    mediaType: mediaTypeOf(received.contentType),
    sizeInBytes: String(received.sizeInBytes),
    updatedDate: context.clock.now().toISOString(),
  };
  await files.replace(context.db, context.siteId, after);
  await emitFiles(context, 'updated', [after]);
  return after;
}

/** It cannot be had. */
export async function failImport(
  context: Context,
  fileId: string,
  failed: MediaFailure,
): Promise<StoredFile> {
  const before = await lockFile(context, fileId);
  return isWaiting(before) ? fail(context, before, failed) : before;
}
