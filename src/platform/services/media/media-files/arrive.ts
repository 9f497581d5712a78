import { sql } from 'kysely';
import type { Inspection, MediaFailure, OpenUpload, ReceivedFile } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, failedPrecondition, notFound } from '#platform/contract/errors.ts';
import type { StoredFile } from './file.ts';
import { MEDIA_ROOT } from '#shared/media.ts';
import { findFile, lockFile } from './find-files.ts';
import { targetOf } from './file-locations.ts';
import { assertQuota } from './quota.ts';
import { fileIdOf } from './rules/file-ids.ts';
import { mismatchedFormat, mediaTypeOf } from './rules/kinds.ts';
import { cleanName } from './rules/names.ts';
import { checkShopperFile } from './shoppers.ts';
import { files, uploads, type StoredUpload } from './tables.ts';
import { emitFailed, emitFiles, emitReady } from './emit-events.ts';
import { lockTree } from './tree.ts';

const noSuchUpload = (): Error => notFound('There is no such upload.', 'UPLOAD_NOT_FOUND');
const isUsed = (): Error => failedPrecondition('This address brought its file already.', 'UPLOAD_TOKEN_USED');
const isExpired = (): Error => failedPrecondition('The upload had to come sooner.', 'UPLOAD_TOKEN_EXPIRED');

function checkUpload(upload: StoredUpload | undefined, now: Date): StoredUpload {
  if (!upload) throw noSuchUpload();
  if (upload.fileId === undefined && upload.expiresDate <= now.toISOString()) throw isExpired();
  return upload;
}

/** What may come in by the token. @throws 404, and 428 for one that brought its file or is too old */
export async function findOpenUpload(
  { db, siteId, clock, mediaLimits }: Context,
  token: string,
): Promise<OpenUpload> {
  const upload = checkUpload(await uploads.get(db, siteId, token), clock.now());
  if (upload.fileId !== undefined) throw isUsed();
  const { id, fileName, contentType, maxBytes, expiresDate } = upload;
  return { id, fileName, contentType, maxBytes: Math.min(maxBytes, mediaLimits.quotaBytes), expiresDate };
}

/** What the token brought already, for whoever lost the answer. @throws as `findOpenUpload`, but for one that was used */
export async function findBrought(context: Context, token: string): Promise<StoredFile | undefined> {
  const { db, siteId, clock } = context;
  const { fileId } = checkUpload(await uploads.get(db, siteId, token), clock.now());
  return fileId === undefined ? undefined : findFile(context, fileId);
}

/** The folder may have gone since the address was given out. */
const targetOrRoot = async (context: Context, folderId: string) =>
  targetOf(context, folderId).catch(() => targetOf(context, MEDIA_ROOT));

/** What of them is kept with the file. */
export const digestOf = ({ sha256, md5, contentType }: ReceivedFile): NonNullable<StoredFile['kept']> => ({
  sha256,
  md5,
  contentType,
});

/** Why a file is not stored under this name; undefined where its bytes are what the name says. */
export function contentFailure(
  fileName: string,
  { contentType }: Pick<ReceivedFile, 'contentType'>,
): MediaFailure | undefined {
  const promised = mismatchedFormat(fileName, contentType);
  return promised === undefined
    ? undefined
    : {
        code: 'FILE_CONTENT_MISMATCH',
        message: `${fileName} is not a ${promised} file: its content is ${contentType}.`,
      };
}

async function insertUploaded(
  context: Context,
  upload: StoredUpload,
  received: ReceivedFile,
): Promise<StoredFile> {
  const { db, siteId, clock, ids } = context;
  await lockTree(db, siteId);
  const { folderId, place } = await targetOrRoot(context, upload.parentFolderId);
  const now = clock.now().toISOString();
  const displayName = cleanName(upload.fileName || received.fileName);
  const mismatch = contentFailure(displayName, received);
  if (mismatch) throw badRequest(mismatch.message, mismatch.code, { contentType: received.contentType });
  const mediaType = mediaTypeOf(received.contentType);
  if (place === 'VISITOR_UPLOADS_ROOT' && upload.addedBy?.type !== 'WIX_USER')
    checkShopperFile(received.contentType, received.sizeInBytes);
  const file: StoredFile = {
    id: fileIdOf({
      siteId,
      guid: ids.guid(),
      mediaType,
      contentType: received.contentType,
      fileName: displayName,
    }),
    displayName,
    parentFolderId: folderId,
    place,
    private: upload.private,
    mediaType,
    operationStatus: 'PENDING',
    state: 'OK',
    sizeInBytes: String(received.sizeInBytes),
    labels: upload.labels,
    labelText: upload.labels.join(' '),
    createdDate: now,
    updatedDate: now,
    kept: digestOf(received),
    ...(upload.altText !== undefined && { altText: upload.altText }),
    ...(upload.externalInfo && { externalInfo: upload.externalInfo }),
    ...(upload.addedBy && { addedBy: upload.addedBy }),
    ...(upload.arrival !== undefined && { arrival: upload.arrival }),
  };
  await files.insert(db, siteId, file);
  await emitFiles(context, 'created', [file]);
  return file;
}

/** Other bytes under the same id. @throws 400 for bytes of another kind */
async function replaceBytes(context: Context, fileId: string, received: ReceivedFile): Promise<StoredFile> {
  const { db, siteId, clock } = context;
  const before = await lockFile(context, fileId);
  const mediaType = mediaTypeOf(received.contentType);
  if (mediaType !== before.mediaType) {
    throw badRequest('A file is replaced by one of its kind.', 'MISMATCH_MIME_TYPE', {
      mediaType: before.mediaType,
    });
  }
  const { found: _found, failed: _failed, work: _work, ...rest } = before;
  const after: StoredFile = {
    ...rest,
    kept: digestOf(received),
    sizeInBytes: String(received.sizeInBytes),
    operationStatus: 'PENDING',
    updatedDate: clock.now().toISOString(),
  };
  await files.replace(db, siteId, after);
  await emitFiles(context, 'updated', [after]);
  return after;
}

/** The bytes of an upload are safe: it becomes a file. Said again, it is the same file. */
export async function finishUpload(
  context: Context,
  token: string,
  received: ReceivedFile,
): Promise<StoredFile> {
  const { db, siteId, clock } = context;
  const upload = checkUpload(await uploads.getForUpdate(db, siteId, token), clock.now());
  if (upload.fileId !== undefined) return lockFile(context, upload.fileId);
  await assertQuota(context, received.sizeInBytes);
  const file =
    upload.replaces === undefined
      ? await insertUploaded(context, upload, received)
      : await replaceBytes(context, upload.replaces, received);
  await uploads.replace(db, siteId, { ...upload, fileId: file.id });
  return file;
}

/** What was found in it. Of bytes that have been replaced since, nobody wants to know. */
export async function finishInspection(
  context: Context,
  fileId: string,
  sha256: string,
  inspection: Inspection,
): Promise<StoredFile> {
  const { db, siteId, clock } = context;
  const before = await lockFile(context, fileId);
  if (before.kept?.sha256 !== sha256) return before;
  const { work: _work, failed: _failed, ...rest } = before;
  const updatedDate = clock.now().toISOString();
  const after: StoredFile =
    'failed' in inspection
      ? { ...rest, updatedDate, operationStatus: 'FAILED', failed: inspection.failed }
      : { ...rest, updatedDate, operationStatus: 'READY', found: inspection };
  await files.replace(db, siteId, after);
  await emitFiles(context, 'updated', [after]);
  await (after.operationStatus === 'READY' ? emitReady : emitFailed)(context, after);
  return after;
}

/** Whoever works at it still does: it stays theirs for so long. @returns whether it was theirs until now */
export async function renewLease(context: Context, fileId: string, seconds: number): Promise<boolean> {
  const { db, siteId, clock } = context;
  const now = clock.now();
  const before = await files.getForUpdate(db, siteId, fileId);
  const isWorkedAt = before?.operationStatus === 'PENDING' && (before.work?.until ?? '') > now.toISOString();
  if (!before?.work || !isWorkedAt) return false;
  const until = new Date(now.getTime() + seconds * 1000).toISOString();
  await files.replace(db, siteId, { ...before, work: { ...before.work, until } });
  return true;
}

const MAX_TRIES = 3;

/** Hands out files that wait, each to one who asks, for that long. @param seconds until somebody else may have it */
export async function leaseWaiting(
  context: Context,
  { limit, seconds, bytes }: { limit: number; seconds: number; bytes: 'there' | 'to fetch' },
): Promise<StoredFile[]> {
  const { db, siteId, clock } = context;
  const now = clock.now();
  const { rows } = await sql<{ doc: StoredFile }>`select doc from media_files
    where site_id = ${siteId} and operation_status = 'PENDING'
      and (doc -> 'kept') is ${bytes === 'there' ? sql`not null` : sql`null`}
      and (work_until is null or work_until <= ${now.toISOString()})
    order by created_date limit ${limit} for update skip locked`.execute(db);
  const storedFiles: StoredFile[] = [];
  for (const { doc } of rows) {
    const tries = (doc.work?.tries ?? 0) + 1;
    if (tries > MAX_TRIES) {
      const failed = { code: 'GIVEN_UP', message: `The file ended the work at it ${MAX_TRIES} times.` };
      const after: StoredFile = { ...doc, operationStatus: 'FAILED', failed };
      await files.replace(db, siteId, after);
      await emitFailed(context, after);
      continue;
    }
    const until = new Date(now.getTime() + seconds * 1000).toISOString();
    const leased: StoredFile = { ...doc, work: { until, tries } };
    await files.replace(db, siteId, leased);
    storedFiles.push(leased);
  }
  return storedFiles;
}
