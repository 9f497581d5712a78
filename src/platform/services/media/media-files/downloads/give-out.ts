import type { Context } from '#platform/context.ts';
import { badRequest, invalid, invalidField } from '#platform/contract/errors.ts';
import type { MediaFilesApi, MediaFoldersApi, Reply, Request } from '#platform/contract/index.ts';
import type { StoredFile } from '../file.ts';
import { findFile, noSuchFile } from '../find-files.ts';
import { findFolder } from '../folder-operations.ts';
import { toFileId } from '../rules/file-ids.ts';
import { downloadLists, files } from '../tables.ts';
import { addressOf, endAfter, sign, streamAddressOf } from './pass.ts';

/** The bytes as they came. */
export const SOURCE = 'src';

const USUAL_MINUTES = 600;
const MAX_MINUTES = 525_600;
const STREAM_MINUTES = 1440;

const hasAsset = ({ found }: StoredFile, key: string): boolean =>
  key === SOURCE || found?.assets[key] !== undefined;

const noSuchAsset = (at: number, key: string): Error =>
  invalid([
    {
      field: `assetKeys[${at}]`,
      description: 'is no asset of the file',
      violatedRule: 'OTHER',
      ruleName: 'INVALID_ASSET_KEY',
      data: { assetKey: key },
    },
  ]);

export async function generateFileDownloadUrl(
  request: Request<MediaFilesApi, 'generateFileDownloadUrl'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'generateFileDownloadUrl'>> {
  const { downloadFileName, expirationRedirectUrl, contentDisposition, assetKeys } = request;
  const minutes = request.expirationInMinutes ?? USUAL_MINUTES;
  if (minutes > MAX_MINUTES)
    throw invalidField('expirationInMinutes', 'MAX', `must be at most ${MAX_MINUTES}`, {
      threshold: MAX_MINUTES,
    });
  const file = await findFile(context, request.fileId);
  const keys = assetKeys && assetKeys.length > 0 ? [...new Set(assetKeys)] : [SOURCE];
  const unknown = keys.findIndex((key) => !hasAsset(file, key));
  if (unknown >= 0) throw noSuchAsset(unknown, keys[unknown] ?? '');
  const pass = {
    kind: 'DOWNLOAD',
    fileId: file.id,
    disposition: contentDisposition === 'INLINE' ? 'INLINE' : 'ATTACHMENT',
    until: endAfter(context, minutes),
    ...(downloadFileName && { fileName: downloadFileName }),
    ...(expirationRedirectUrl && { redirectUrl: expirationRedirectUrl }),
  } as const;
  const downloadUrls = keys.map(async (assetKey) => ({
    url: addressOf(context, await sign(context, { ...pass, assetKey })),
    assetKey,
  }));
  return { downloadUrls: await Promise.all(downloadUrls) };
}

/** One address for all of them, which does not expire. @throws 404 for one that is not there */
export async function generateFilesDownloadUrl(
  { fileIds }: Request<MediaFilesApi, 'generateFilesDownloadUrl'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'generateFilesDownloadUrl'>> {
  const { db, siteId, clock, ids } = context;
  const requested = [...new Set(fileIds.map(toFileId))];
  const found = new Set((await files.getMany(db, siteId, requested)).map(({ id }) => id));
  const unknown = requested.find((id) => !found.has(id));
  if (unknown !== undefined) throw noSuchFile(unknown);
  const list = { id: ids.guid(), createdDate: clock.now().toISOString(), fileIds: requested };
  await downloadLists.insert(db, siteId, list);
  return { downloadUrl: addressOf(context, await sign(context, { kind: 'FILES', listId: list.id })) };
}

/** With all that is in it at the time it is opened. */
export async function generateFolderDownloadUrl(
  { folderId }: Request<MediaFoldersApi, 'generateFolderDownloadUrl'>,
  context: Context,
): Promise<Reply<MediaFoldersApi, 'generateFolderDownloadUrl'>> {
  const { id } = await findFolder(context, folderId);
  return { downloadUrl: addressOf(context, await sign(context, { kind: 'FOLDER', folderId: id })) };
}

export async function generateVideoStreamingUrl(
  { fileId, format, expirationInMinutes }: Request<MediaFilesApi, 'generateVideoStreamingUrl'>,
  context: Context,
): Promise<Reply<MediaFilesApi, 'generateVideoStreamingUrl'>> {
  const file = await findFile(context, fileId);
  if (file.mediaType !== 'VIDEO')
    throw badRequest('Only videos are streamed.', 'UNSUPPORTED_MEDIA_TYPE', { mediaType: file.mediaType });
  if (format === 'DASH')
    throw badRequest('Videos are streamed as HLS here.', 'UNSUPPORTED_STREAM_FORMAT', { format });
  const token = await sign(context, {
    kind: 'STREAM',
    fileId: file.id,
    ...(file.private && { until: endAfter(context, expirationInMinutes ?? STREAM_MINUTES) }),
  });
  return { downloadUrl: { url: streamAddressOf(context, token), assetKey: SOURCE } };
}
