import { UPLOADED_POSTER, posterOf, type MediaAsset } from '#shared/media.ts';
import type { Context } from '#platform/context.ts';
import { badRequest, PlatformError } from '#platform/contract/errors.ts';
import type { StoredFile } from './file.ts';
import { lockFile } from './find-files.ts';
import { files } from './tables.ts';
import { emitFiles } from './emit-events.ts';

/**
 * Gives a 3D model the picture that a browser drew of it.
 * @param sha256 of the bytes that were drawn
 * @throws 400 for what is no model, 404, 409 where it has a picture or other bytes by now
 */
export async function givePoster(
  context: Context,
  input: { fileId: string; sha256: string; poster: MediaAsset },
): Promise<StoredFile> {
  const { db, siteId, clock } = context;
  const before = await lockFile(context, input.fileId);
  if (before.mediaType !== 'MODEL3D')
    throw badRequest('Only a 3D model is given a poster.', 'UNSUPPORTED_MEDIA_TYPE', {
      mediaType: before.mediaType,
    });
  const { found } = before;
  if (!found || before.kept?.sha256 !== input.sha256)
    throw new PlatformError(409, 'The file has other bytes by now.', { code: 'FILE_CHANGED' });
  if (posterOf(found) !== undefined)
    throw new PlatformError(409, 'The file has a poster.', { code: 'POSTER_EXISTS' });
  const after: StoredFile = {
    ...before,
    found: { ...found, assets: { ...found.assets, [UPLOADED_POSTER]: input.poster } },
    updatedDate: clock.now().toISOString(),
  };
  await files.replace(db, siteId, after);
  await emitFiles(context, 'updated', [after]);
  return after;
}
