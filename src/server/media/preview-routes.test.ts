import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blobKey, type FileDetails } from '../../shared/media.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { onDatabase } from '../../testing/engines.ts';
import { bringFile, hosted, received } from '../../testing/media.ts';
import { shopMigrations } from '../../testing/shop.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';
import { downloadRoutes } from './downloads/download-routes.ts';
import { mediaLibrary } from './library.ts';
import { previewRoutes } from './preview-routes.ts';
import { renditionCache } from './rendition-cache.ts';

const FIT = '/v1/fit/w_40,h_40,enc_webp/preview';
const HOUR = 3_600_000;

onDatabase(
  'pictures of private files',
  (database) => {
    const files = memoryFiles();
    let stack: Stack;
    let folder: string;

    beforeAll(async () => {
      stack = startStack(database());
      folder = await mkdtemp(join(tmpdir(), 'previews-'));
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    const parts = () => ({
      platformFetch: embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id }),
      library: mediaLibrary({ files }),
      cache: renditionCache(folder),
    });
    const get = async (preview: string, rest = FIT): Promise<Response> =>
      previewRoutes(parts()).request(preview.replace('/media-preview', '') + rest);
    const detailsOf = async (fileIds: string[], previews = true): Promise<FileDetails[]> =>
      (
        (await hosted(stack, 'details/read', { fileIds, previews })).body as unknown as {
          details: FileDetails[];
        }
      ).details;
    async function bring(text: string, more: Parameters<typeof bringFile>[1]): Promise<string> {
      const bytes = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#00ff00' } })
        .jpeg()
        .toBuffer();
      await files.write(blobKey(received(text, '').sha256), bytes);
      return bringFile(stack, { text, ...more });
    }

    it('are seen in any size by an address that stays the same for an hour and ends after it', async () => {
      const [secret, open] = [await bring('secret', { private: true }), await bring('open', {})];
      const [first, second] = await detailsOf([secret, open]);
      expect(second?.preview).toBeUndefined();
      const preview = first?.preview ?? '';
      stack.clock.advance(1000);
      expect((await detailsOf([secret]))[0]?.preview).toBe(preview);
      expect((await detailsOf([secret], false))[0]?.preview).toBeUndefined();
      const reply = await get(preview);
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
      expect(await sharp(await reply.arrayBuffer()).metadata()).toMatchObject({ width: 40, height: 20 });
      expect((await get(preview, '/v1/fit/w_0,h_1/a')).status).toBe(400);
      expect((await get(`${preview.slice(0, -2)}xx`)).status).toBe(404);
      stack.clock.advance(2 * HOUR);
      expect((await get(preview)).status).toBe(403);
      expect((await detailsOf([secret]))[0]?.preview).not.toBe(preview);
    });

    it('are all that the address opens, and are of what has a picture', async () => {
      const inspection = { mediaType: 'ARCHIVE', contentType: 'application/zip', assets: {} } as const;
      const [secret, zip] = [
        await bring('another', { private: true }),
        await bring('zip', { name: 'all.zip', private: true, contentType: 'application/zip', inspection }),
      ];
      const [{ preview = '' } = {}, packed] = await detailsOf([secret, zip]);
      expect(packed?.preview).toBeUndefined();
      const { platformFetch } = parts();
      const token = preview.replace('/media-preview', '');
      expect((await downloadRoutes({ platformFetch, files }).request(token)).status).toBe(404);
    });
  },
  shopMigrations,
);
