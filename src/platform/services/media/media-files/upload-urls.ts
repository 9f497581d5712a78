import type { Context } from '#platform/context.ts';
import { badRequest } from '#platform/contract/errors.ts';
import type { MediaFilesApi, Reply, Request } from '#platform/contract/index.ts';
import { VISITOR_UPLOADS_ROOT } from '#shared/media.ts';
import { cleanName } from './rules/names.ts';
import { isMismatch, plainType, typeOfName } from './rules/kinds.ts';
import { ownTargetOf, targetAtPath, targetOf } from './file-locations.ts';
import { assertQuota } from './quota.ts';
import { countShopperUpload, maxShopperBytes } from './shoppers.ts';
import { uploads, type StoredUpload } from './tables.ts';
import { lockTree } from './tree.ts';

const DAY = 86_400_000;

export interface UploadWish {
  mimeType?: string | null;
  fileName?: string | null;
  sizeInBytes?: string | null;
  parentFolderId?: string | null;
  private?: boolean | null;
  labels?: readonly string[] | null;
  filePath?: string | null;
  externalInfo?: StoredUpload['externalInfo'] | null;
  caption?: string | null;
  arrival?: string;
  replaces?: string;
}

const refuse = (code: string, message: string, data: Record<string, unknown> = {}): Error =>
  badRequest(message, code, data);

/** Who brings it. */
export function adderOf({ caller, actor }: Context): StoredUpload['addedBy'] | undefined {
  if (caller.kind === 'member') return { type: 'MEMBER', id: caller.memberId };
  if (caller.kind === 'visitor') return { type: 'ANONYMOUS_VISITOR', id: caller.visitorId };
  return actor === undefined ? undefined : { type: 'WIX_USER', id: actor };
}

/** @throws 400 for a size that nothing can have, or that does not fit any more */
async function checkSize(context: Context, sizeInBytes: string, maxBytes: number): Promise<void> {
  const size = Number(sizeInBytes);
  if (size === 0) throw refuse('ZERO_FILE_SIZE', 'The file is empty.');
  if (size > maxBytes) {
    throw refuse('FILE_SIZE_OVER_LIMIT', `A file has at most ${maxBytes} bytes.`, { maxBytes, sizeInBytes });
  }
  await assertQuota(context, size);
}

/** Gives out the right to bring one file, within a day. */
export async function openUpload(
  context: Context,
  wish: UploadWish,
): Promise<{ token: string; uploadUrl: string }> {
  const { db, siteId, caller, clock, ids, mediaLimits, site } = context;
  const isShopper = caller.kind === 'member' || caller.kind === 'visitor';
  const fileName = wish.fileName ? cleanName(wish.fileName) : '';
  const contentType = plainType(wish.mimeType || typeOfName(fileName) || 'application/octet-stream');
  if (!/^[\w.+-]+\/[\w.+-]+$/.test(contentType))
    throw refuse('UNSUPPORTED_FILE_FORMAT', `"${contentType}" is no type of file.`, {
      mimeType: contentType,
    });
  if (fileName !== '' && isMismatch(fileName, contentType))
    throw refuse('MISMATCH_MIME_TYPE', `${fileName} is not of the type ${contentType}.`, {
      mimeType: contentType,
    });
  const maxBytes = isShopper ? maxShopperBytes(contentType) : mediaLimits.fileBytes;
  if (caller.kind === 'member') await countShopperUpload(context, caller.memberId);
  if (caller.kind === 'visitor') await countShopperUpload(context, caller.visitorId);
  if (wish.sizeInBytes != null) await checkSize(context, wish.sizeInBytes, maxBytes);
  await lockTree(db, siteId);
  const from = await targetOf(context, isShopper ? VISITOR_UPLOADS_ROOT : wish.parentFolderId);
  const { folderId } = isShopper ? from : await targetAtPath(context, from, wish.filePath);
  const now = clock.now();
  const addedBy = adderOf(context);
  const upload: StoredUpload = {
    id: `${ids.guid()}${ids.guid()}`.replaceAll('-', ''),
    fileName,
    contentType,
    createdDate: now.toISOString(),
    expiresDate: new Date(now.getTime() + DAY).toISOString(),
    maxBytes,
    parentFolderId: folderId,
    private: !isShopper && wish.private === true,
    labels: isShopper ? [] : [...new Set(wish.labels ?? [])],
    ...(wish.caption && !isShopper && { altText: wish.caption }),
    ...(wish.externalInfo && { externalInfo: wish.externalInfo }),
    ...(addedBy && { addedBy }),
    ...(wish.arrival !== undefined && { arrival: wish.arrival }),
    ...(wish.replaces !== undefined && { replaces: wish.replaces }),
  };
  await uploads.insert(db, siteId, upload);
  return { token: upload.id, uploadUrl: `${site.publicUrl}/media-upload/${upload.id}` };
}

export async function generateFileUploadUrl(
  request: Request<MediaFilesApi, 'generateFileUploadUrl'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'generateFileUploadUrl'>> {
  await ownTargetOf(context, request.parentFolderId);
  const { uploadUrl } = await openUpload(context, request);
  return { uploadUrl };
}

export async function generateFileResumableUploadUrl(
  request: Request<MediaFilesApi, 'generateFileResumableUploadUrl'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'generateFileResumableUploadUrl'>> {
  await ownTargetOf(context, request.parentFolderId);
  const { token } = await openUpload(context, request);
  return {
    uploadProtocol: 'TUS',
    uploadUrl: `${context.site.publicUrl}/media-upload`,
    uploadToken: token,
  };
}
