import { Hono } from 'hono';
import { z } from 'zod';
import { badRequest, notFound, PlatformError } from '../../platform/contract/errors.ts';
import { mediaDesk } from '../../shared/desks/media.ts';
import { assetKey, UPLOADED_POSTER, posterOf, type MediaAsset } from '../../shared/media.ts';
import type { Gateway } from '../gateway.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { readJson } from '../http/read-json.ts';
import { recordAction } from '../staff/record-action.ts';
import { requirePermission } from '../staff/session.ts';
import { callLibrary } from './call-library.ts';
import type { MediaLibrary } from './library.ts';

/** Base64 of about 600 kB. */
const MAX_LETTERS = 800_000;
const MAX_SIDE = 2048;
const MIN_SIDE = 16;

const schema = z.strictObject({
  fileId: z.string().min(1).max(1000),
  picture: z.base64().min(1).max(MAX_LETTERS),
});

const refused = (why: string): Error => badRequest(`The poster ${why}.`, 'BAD_POSTER');

/** Reads the picture anew, so that nothing but a picture is kept. @throws 400 */
async function readPoster(picture: string): Promise<{ bytes: Uint8Array; poster: MediaAsset }> {
  const { default: sharp } = await import('sharp');
  const source = sharp(Buffer.from(picture, 'base64'), { limitInputPixels: MAX_SIDE ** 2 });
  const { format, width, height } = await source.metadata().catch(() => {
    throw refused('is no picture');
  });
  if (format !== 'png' && format !== 'webp') throw refused('has to be PNG or WebP');
  if (Math.min(width, height) < MIN_SIDE || Math.max(width, height) > MAX_SIDE)
    throw refused(`has to have sides of ${MIN_SIDE} to ${MAX_SIDE} pixels`);
  const bytes = await source
    .webp({ quality: 85 })
    .toBuffer()
    .catch(() => {
      throw refused('is broken');
    });
  return { bytes, poster: { contentType: 'image/webp', sizeInBytes: bytes.byteLength, width, height } };
}

/** Mounted at `/admin/api`: the browser draws what the server cannot, and the picture is kept with the file. */
export function posterRoutes(gateway: Gateway, library: MediaLibrary): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>().basePath('/media');

  app.post('/posters', async (c) => {
    const by = await requirePermission(c, ...mediaDesk.rights.edit);
    const { fileId, picture } = await readJson(c, schema);
    const source = await library.sourceOf(fileId);
    if (!source) throw notFound('The file was not found.', 'FILE_NOT_FOUND', { fileId });
    const { sha256, mediaType } = source;
    if (mediaType !== 'MODEL3D')
      throw badRequest('Only a 3D model is given a poster.', 'UNSUPPORTED_MEDIA_TYPE', { mediaType });
    if (posterOf(source) !== undefined)
      throw new PlatformError(409, 'The file has a poster.', { code: 'POSTER_EXISTS' });
    const { bytes, poster } = await readPoster(picture);
    // Bytes first: a record never tells of what is not there.
    await library.files.write(assetKey(sha256, UPLOADED_POSTER), bytes);
    const reply = await callLibrary<object>(gateway, 'posters', { fileId, sha256, poster }, by.email);
    await recordAction(c, gateway, by, {
      name: 'givePoster',
      entityType: 'file',
      entityId: fileId,
      after: { width: poster.width, height: poster.height },
    });
    return c.json(reply);
  });

  return app;
}
