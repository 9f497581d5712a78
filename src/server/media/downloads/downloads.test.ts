import { fromBufferPromise } from 'yauzl';
import { beforeAll, describe, expect, it } from 'vitest';
import { blobKey, assetKey } from '#shared/media.ts';
import { memoryFiles } from '#testing/deterministic.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, mediaModules, received, type MediaModules } from '#testing/media.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startStack, TEST_API_KEY, TEST_SITE, type Stack } from '#testing/stack.ts';
import { embeddedFetch } from '../../platform-fetch.ts';
import { downloadRoutes, streamRoutes } from './download-routes.ts';
import { distinctNames } from './zip.ts';

onDatabase(
  'downloads',
  (database) => {
    let stack: Stack;
    let api: MediaModules;
    const files = memoryFiles();

    beforeAll(() => {
      stack = startStack(database());
      api = mediaModules(stack);
    });

    const get = async (address = '', headers: Record<string, string> = {}): Promise<Response> => {
      const platformFetch = embeddedFetch(stack.platform, { apiKey: TEST_API_KEY, siteId: TEST_SITE.id });
      const [, kind, rest = ''] = /\/media-(download|stream)(\/.*)$/.exec(address) ?? [];
      const routes = kind === 'stream' ? streamRoutes : downloadRoutes;
      return routes({ platformFetch, files }).request(rest, { headers });
    };

    async function kept(text: string, more: Parameters<typeof bringFile>[1] = {}): Promise<string> {
      await files.write(blobKey(received(text, '').sha256), Buffer.from(text));
      return bringFile(stack, { text, ...more });
    }

    const zipped = async (address: string | undefined): Promise<Record<string, string>> => {
      const bytes = Buffer.from(await (await get(address)).arrayBuffer());
      const found: Record<string, string> = {};
      const zip = await fromBufferPromise(bytes);
      for await (const entry of zip.eachEntry()) {
        const stream = await zip.openReadStreamPromise(entry);
        found[entry.fileName] = Buffer.concat(await stream.toArray()).toString();
      }
      return found;
    };

    it('docs: a private file opens by its address, under its name and in parts, until that expires', async () => {
      const id = await kept('a secret', { name: 'Évora – map.jpg', private: true });
      const { downloadUrls } = await api.files.generateFileDownloadUrl(id, {
        expirationInMinutes: 10,
        expirationRedirectUrl: 'https://shop.test/gone',
      });
      const address = downloadUrls?.[0]?.url;
      const reply = await get(address);
      expect([reply.status, await reply.text()]).toEqual([200, 'a secret']);
      expect(reply.headers.get('Content-Disposition')).toBe(
        'attachment; filename="E_vora _ map.jpg"; filename*=UTF-8\'\'%C3%89vora%20%E2%80%93%20map.jpg',
      );
      expect(reply.headers.get('Cache-Control')).toBe('private, no-store');
      expect((await get(address, { Range: 'bytes=2-4' })).status).toBe(206);
      stack.clock.advance(11 * 60_000);
      const late = await get(address);
      expect([late.status, late.headers.get('Location')]).toEqual([302, 'https://shop.test/gone']);
      expect((await get(`${address}x`)).status).toBe(404);
    });

    it('docs: many files and folders come as one zip, each under a name of its own', async () => {
      const ids = [await kept('first', { name: 'sea.jpg' }), await kept('second', { name: 'sea.jpg' })];
      const { downloadUrl } = await api.files.generateFilesDownloadUrl(ids);
      expect(Object.values(await zipped(downloadUrl)).toSorted()).toEqual(['first', 'second']);
      expect(Object.keys(await zipped(downloadUrl))).toEqual(['sea.jpg', 'sea (2).jpg']);

      const press = (await api.folders.createFolder('Press')).folder?._id ?? '';
      const deep = (await api.folders.createFolder('2026', { parentFolderId: press })).folder?._id ?? '';
      await kept('top', { name: 'top.jpg', parentFolderId: press });
      await kept('deep', { name: 'deep.jpg', parentFolderId: deep });
      await bringFile(stack, { name: 'lost.jpg', text: 'its bytes are gone', parentFolderId: press });
      const folderUrl = (await api.folders.generateFolderDownloadUrl(press)).downloadUrl;
      expect(await zipped(folderUrl)).toEqual({
        'top.jpg': 'top',
        '2026/deep.jpg': 'deep',
        'missing files.txt': 'lost.jpg\r\n',
      });
    });

    it('assumed: a file that was sold is sent in parts until its money goes back, and then no more of it', async () => {
      const bytes = received('a sold pattern', 'pattern.pdf', 'application/pdf');
      await files.write(blobKey(bytes.sha256), Buffer.from('a sold pattern'));
      const source = { ...bytes, id: 'sold', displayName: 'pattern.pdf', private: true };
      const requested: string[] = [];
      let back = false;
      const platformFetch = (request: Request): Promise<Response> => {
        requested.push(new URL(request.url).pathname);
        const applicationError = {
          code: 'DOWNLOAD_REFUSED',
          description: 'The file was taken back.',
          data: { redirectUrl: 'https://shop.test/order-download/x' },
        };
        const open = {
          kind: 'DOWNLOAD',
          disposition: 'ATTACHMENT',
          files: [{ path: 'pattern.pdf', source }],
        };
        return Promise.resolve(
          back ? Response.json({ details: { applicationError } }, { status: 403 }) : Response.json(open),
        );
      };
      const routes = downloadRoutes({ platformFetch, files });
      const part = (range: string) => routes.request('/sold/token', { headers: { Range: range } });
      const first = await part('bytes=0-5');
      expect([first.status, await first.text()]).toEqual([206, 'a sold']);
      expect(await (await part('bytes=6-')).text()).toBe(' pattern');
      back = true;
      const late = await part('bytes=6-');
      expect([late.status, late.headers.get('Location')]).toEqual([
        302,
        'https://shop.test/order-download/x',
      ]);
      expect(new Set(requested)).toEqual(new Set(['/hosted/order-downloads/open']));
    });

    it('docs: a video streams by a playlist and the parts it names', async () => {
      const film = { name: 'film.mp4', contentType: 'video/mp4' };
      const assets = {
        'hls.m3u8': { contentType: 'application/vnd.apple.mpegurl', sizeInBytes: 7 },
        'hls.m4s': { contentType: 'video/iso.segment', sizeInBytes: 5 },
      };
      const id = await kept('a film', {
        ...film,
        inspection: { mediaType: 'VIDEO', contentType: 'video/mp4', width: 4, height: 3, assets },
      });
      const { sha256 } = received('a film', '');
      await files.write(assetKey(sha256, 'hls.m3u8'), Buffer.from('#EXTM3U'));
      await files.write(assetKey(sha256, 'hls.m4s'), Buffer.from('parts'));
      const { downloadUrl } = await api.files.generateVideoStreamingUrl(id, { format: 'HLS' });
      const playlist = downloadUrl?.url ?? '';
      expect(await (await get(playlist)).text()).toBe('#EXTM3U');
      expect(await (await get(playlist.replace('playlist.m3u8', 'hls.m4s'))).text()).toBe('parts');
      expect((await get(playlist.replace('playlist.m3u8', '../../etc'))).status).toBe(404);

      const plain = await kept('plain film', {
        ...film,
        inspection: { mediaType: 'VIDEO', contentType: 'video/mp4', assets: {} },
      });
      const other = (await api.files.generateVideoStreamingUrl(plain)).downloadUrl?.url ?? '';
      expect(await (await get(other)).text()).toContain('\nfile.mp4\n');
      expect(await (await get(other.replace('playlist.m3u8', 'file.mp4'))).text()).toBe('plain film');
    });
  },
  shopMigrations,
);

describe('names in a zip', () => {
  it('are told apart, whatever was asked for before', () => {
    const name = distinctNames();
    expect(['a.jpg', 'A.jpg', 'a (2).jpg', 'a.jpg', 'b', 'b'].map(name)).toEqual([
      'a.jpg',
      'A (2).jpg',
      'a (2) (2).jpg',
      'a (3).jpg',
      'b',
      'b (2)',
    ]);
  });
});
