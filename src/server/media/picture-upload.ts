import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { PlatformError } from '../../platform/contract/errors.ts';
import { contentTypeOf, measureImage } from '../../platform/adapters/images.ts';
import type { FileStore } from '../../platform/ports.ts';
import type { GatewayEnv } from '../http/gateway-env.ts';
import { requireRight } from '../staff/session.ts';

export const MOST_PICTURE_BYTES = 20 * 1_048_576;
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/gif': 'gif',
};

/** `POST /admin/api/pictures`, the bytes as body: keeps a picture of a product. Answers with its id and size. */
export function pictureUpload(files: FileStore, onUpload: (id: string) => void): Hono<GatewayEnv> {
  const app = new Hono<GatewayEnv>();
  app.post('/pictures', async (c) => {
    await requireRight(c, 'WIX_STORES.PRODUCT_UPDATE');
    const bytes = new Uint8Array(await c.req.arrayBuffer());
    const extension = EXTENSIONS[contentTypeOf(bytes)];
    const size = extension === undefined ? undefined : await measureImage(bytes);
    if (extension === undefined || size === undefined) {
      throw new PlatformError(400, 'The file is not a picture: JPEG, PNG, WebP, AVIF or GIF.', {
        code: 'NOT_A_PICTURE',
      });
    }
    const id = `${randomUUID().replaceAll('-', '')}~mv2.${extension}`;
    await files.write(id, bytes);
    onUpload(id);
    return c.json({ id, url: `/media/${id}`, ...size });
  });
  return app;
}
