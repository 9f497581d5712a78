import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { files } from '@wix/media';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { onDatabase } from '#testing/engines.ts';
import { hosted } from '#testing/media.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startUploadServer, type UploadServer } from '#testing/upload-server.ts';
import { importWaiting, type ImportParts } from './imports.ts';
import { isPublic, publicLookup } from './public-address.ts';

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

onDatabase(
  'an import by address',
  (database) => {
    let shop: UploadServer;
    let origin: string;
    let requested: { path: string; secret: string | undefined }[] = [];

    const answers: Record<string, RequestListener> = {
      '/sun.gif': (_, response) => response.end(GIF),
      '/empty': (_, response) => response.end(),
      '/words.png': (_, response) => response.end('This is no picture.'),
      '/large': (_, response) => response.end(Buffer.alloc(200_000)),
      '/told-large': (_, response) => response.writeHead(200, { 'content-length': '5000000000' }).write('x'),
      '/broken': (_, response) => {
        response.writeHead(200, { 'content-length': '1000' });
        response.write('half', () => response.destroy());
      },
      '/missing': (_, response) => response.writeHead(404).end(),
      '/packed': (_, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
      '/on': (_, response) => response.writeHead(302, { location: '/sun.gif' }).end(),
      '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
      '/elsewhere': (_, response) =>
        response.writeHead(302, { location: `${origin.replace('127.0.0.1', '127.0.0.2')}/sun.gif` }).end(),
      '/inside': (_, response) =>
        response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data/' }).end(),
      '/file': (_, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
    };
    const site = createServer((request, response) => {
      requested.push({ path: request.url ?? '', secret: request.headers['x-secret'] as string | undefined });
      (answers[request.url ?? ''] ?? answers['/missing'])?.(request, response);
    });

    beforeAll(async () => {
      await new Promise<void>((resolve) => site.listen(0, '0.0.0.0', resolve));
      origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
      shop = await startUploadServer(database(), { fileBytes: 100_000 });
    });
    afterAll(async () => {
      site.closeAllConnections();
      site.close();
      await shop.close();
    });
    beforeEach(() => void (requested = []));

    /** As if the machine itself were the public net. */
    const here = (address: string): boolean => address.startsWith('127.0.0.') || isPublic(address);
    const work = (reach: ImportParts['reach'] = { allows: here }): Promise<void> =>
      importWaiting({ ...shop.parts, logger: { warn: () => {} }, reach });

    const importFrom = async (
      url: string,
      options: files.ImportFileOptions = {},
      reach?: ImportParts['reach'],
    ): Promise<{ status: unknown; failed: unknown }> => {
      const { file } = await shop.api.files.importFile(url, options);
      expect(file?.operationStatus).toBe('PENDING');
      await work(reach);
      const id = file?._id ?? '';
      const { body } = await hosted(shop.stack, 'details/read', { fileIds: [id] });
      const { details } = body as unknown as { details: { failed?: { code: string }; sha256?: string }[] };
      return { status: details[0]?.sha256 && 'there', failed: details[0]?.failed?.code };
    };
    const there = { status: 'there', failed: undefined };
    const failed = (code: string) => ({ status: undefined, failed: code });

    it('docs: is fetched later, also where it leads on, and told by its bytes', async () => {
      expect(await importFrom(`${origin}/sun.gif`, { displayName: 'sun.png' })).toEqual(there);
      expect(await importFrom(`${origin}/on`, { mediaType: 'IMAGE' })).toEqual(there);
      expect(await shop.filesIn('uploads')).toEqual([]);
      expect(await shop.filesIn('media')).toHaveLength(1);
    });

    it('fails by itself: too large, empty, broken off, missing, packed, going round, of another kind', async () => {
      const cases = {
        '/large': 'FILE_SIZE_OVER_LIMIT',
        '/told-large': 'FILE_SIZE_OVER_LIMIT',
        '/empty': 'ZERO_FILE_SIZE',
        '/words.png': 'FILE_CONTENT_MISMATCH',
        '/broken': 'DOWNLOAD_FAILED',
        '/missing': 'DOWNLOAD_FAILED',
        '/packed': 'DOWNLOAD_FAILED',
        '/round': 'DOWNLOAD_FAILED',
        '/file': 'INVALID_URL',
      };
      for (const [path, code] of Object.entries(cases))
        expect([path, await importFrom(origin + path)]).toEqual([path, failed(code)]);
      expect(await importFrom(`${origin}/sun.gif`, { mediaType: 'VIDEO' })).toEqual(
        failed('MISMATCH_MEDIA_TYPE'),
      );
      expect(await importFrom('http://127.0.0.1:1/x')).toEqual(failed('DOWNLOAD_FAILED'));
      expect(await shop.filesIn('uploads')).toEqual([]);
    });

    it('docs: of many has a result each', async () => {
      const urls = [`${origin}/sun.gif`, `${origin}/missing`];
      const { results } = await shop.api.files.bulkImportFile(urls.map((url) => ({ url })));
      expect(results?.map(({ itemMetadata }) => itemMetadata?.success)).toEqual([true, true]);
      await work();
      const ids = results?.map(({ itemMetadata }) => itemMetadata?._id ?? '') ?? [];
      const states = await Promise.all(
        ids.map(async (id) => (await shop.api.files.getFileDescriptor(id)).operationStatus),
      );
      expect(states).toEqual(['PENDING', 'FAILED']);
    });

    it('never reaches inside, by address, by name, by redirect, or by a name that changes its mind', async () => {
      const port = new URL(origin).port;
      const inside = [
        'http://169.254.169.254/latest/meta-data/',
        `http://127.0.0.1:${port}/sun.gif`,
        `http://2130706433:${port}/sun.gif`,
        `http://0x7f.1:${port}/sun.gif`,
        `http://[::1]:${port}/sun.gif`,
        `http://[::ffff:127.0.0.1]:${port}/sun.gif`,
        `http://localhost:${port}/sun.gif`,
        'http://10.0.0.1/',
      ];
      for (const url of inside)
        expect([url, await importFrom(url, {}, {})]).toEqual([url, failed('ADDRESS_NOT_ALLOWED')]);
      expect(requested).toEqual([]);
      expect(await importFrom(`${origin}/inside`)).toEqual(failed('ADDRESS_NOT_ALLOWED'));

      // First it leads to where it may, and to us when it is asked again: nobody asks again.
      let looks = 0;
      const lookup = publicLookup(isPublic, (_host, _options, done) =>
        done(null, [{ address: looks++ === 0 ? '192.0.2.1' : '127.0.0.1', family: 4 }]),
      );
      requested = [];
      const turning = { allows: isPublic, lookup };
      expect(await importFrom(`http://turns.example:${port}/sun.gif`, {}, turning)).toEqual(
        failed('ADDRESS_NOT_ALLOWED'),
      );
      expect([requested, looks]).toEqual([[], 1]);
    });

    it('connects to what the name was looked up as', async () => {
      const names: string[] = [];
      const lookup = publicLookup(here, (host, _options, done) => {
        names.push(host);
        done(null, [{ address: names.length === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
      });
      const url = `http://pinned.example:${new URL(origin).port}/sun.gif`;
      expect(await importFrom(url, {}, { allows: here, lookup })).toEqual(there);
      expect(names).toEqual(['pinned.example']);
    });

    it('sends the given headers there, and nowhere else', async () => {
      const urlHeaders = { 'X-Secret': 'of the shop' };
      await importFrom(`${origin}/elsewhere`, { urlHeaders });
      expect(requested).toEqual([
        { path: '/elsewhere', secret: 'of the shop' },
        { path: '/sun.gif', secret: undefined },
      ]);
    });
  },
  shopMigrations,
);
