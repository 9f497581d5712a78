import { beforeAll, describe, expect, it } from 'vitest';
import type { FileDetails, MediaTotals } from '#shared/media.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted, mediaModules, received, type MediaModules } from '#testing/media.ts';
import { errorOf } from '#testing/orders.ts';
import { newVisitor, shopMigrations } from '#testing/shop.ts';
import { startStack, TEST_READ_KEY, type Stack } from '#testing/stack.ts';
import type { OpenDownload } from './downloads/open.ts';

const tokenOf = (url = ''): string => url.split('/media-download/')[1] ?? '';

onDatabase(
  'what the library does beside keeping files',
  (database) => {
    let stack: Stack;
    let api: MediaModules;

    beforeAll(() => {
      stack = startStack(database());
      api = mediaModules(stack);
    });

    const ask = async <T>(path: string, body: object): Promise<T> =>
      (await hosted(stack, path, body)).body as unknown as T;
    const open = (url: string | undefined, cursor?: string) =>
      hosted(stack, 'downloads/open', { token: tokenOf(url), ...(cursor !== undefined && { cursor }) });

    describe('an address to download from', () => {
      it('docs: opens a file under the name that is asked for, until its minutes are over', async () => {
        const id = await bringFile(stack, { name: 'low-sun.jpg', private: true });
        const { downloadUrls } = await api.files.generateFileDownloadUrl(id, {
          expirationInMinutes: 5,
          downloadFileName: 'print.jpg',
          expirationRedirectUrl: 'https://shop.test/late',
        });
        const [{ url = '', assetKey } = {}] = downloadUrls ?? [];
        expect([assetKey, url]).toEqual([
          'src',
          expect.stringMatching(/^https:\/\/shop\.test\/media-download\//),
        ]);
        const { body } = await open(url);
        expect(body).toMatchObject({
          kind: 'DOWNLOAD',
          disposition: 'ATTACHMENT',
          fileName: 'print.jpg',
          files: [{ path: 'print.jpg', source: { id, private: true } }],
        });
        stack.clock.advance(5 * 60_000);
        const late = await open(url);
        expect([late.status, late.body]).toMatchObject([
          403,
          {
            details: {
              applicationError: { code: 'EXPIRED', data: { redirectUrl: 'https://shop.test/late' } },
            },
          },
        ]);
        expect((await open(`${url.slice(0, -2)}xx`)).status).toBe(404);
      });

      it('docs: is of the assets that are asked for, which the file has to have', async () => {
        const assets = { '480p.mp4': { contentType: 'video/mp4', sizeInBytes: 9, width: 854, height: 480 } };
        const inspection = {
          mediaType: 'VIDEO',
          contentType: 'video/mp4',
          width: 1920,
          height: 1080,
          assets,
        } as const;
        const id = await bringFile(stack, {
          name: 'film.mov',
          contentType: 'video/mp4',
          inspection,
          text: 'film',
        });
        const { downloadUrls = [] } = await api.files.generateFileDownloadUrl(id, {
          assetKeys: ['src', '480p.mp4'],
          contentDisposition: 'INLINE',
        });
        const opened = (await open(downloadUrls[1]?.url)).body as unknown as OpenDownload;
        expect([opened.disposition, opened.fileName, opened.files[0]?.assetKey]).toEqual([
          'INLINE',
          'film.mp4',
          '480p.mp4',
        ]);
        await expect(api.files.generateFileDownloadUrl(id, { assetKeys: ['8k.mp4'] })).rejects.toThrow(
          /is no asset of the file/,
        );
        expect(await errorOf(api.files.generateFileDownloadUrl('none'))).toBe('FILE_NOT_FOUND');
      });

      it('docs: brings many files together, or a folder with all that is in it, and does not expire', async () => {
        const top = (await api.folders.createFolder('Top')).folder?._id ?? '';
        const below = (await api.folders.createFolder('פנימי', { parentFolderId: top })).folder?._id ?? '';
        const one = await bringFile(stack, { name: 'a.jpg', text: 'a', parentFolderId: top });
        const two = await bringFile(stack, { name: 'b.jpg', text: 'b', parentFolderId: below });
        const missing = await bringFile(stack, { name: 'c.jpg', text: 'c', parentFolderId: below });
        await api.files.bulkDeleteFiles([missing]);
        const files = await api.files.generateFilesDownloadUrl([two, one, two]);
        const folder = await api.folders.generateFolderDownloadUrl(top);
        stack.clock.advance(400 * 86_400_000);
        const paths = async (url: string | undefined) =>
          ((await open(url)).body as unknown as OpenDownload).files.map(({ path }) => path).toSorted();
        expect(await paths(files.downloadUrl)).toEqual(['a.jpg', 'b.jpg']);
        expect(await paths(folder.downloadUrl)).toEqual(['a.jpg', 'פנימי/b.jpg']);
        expect(await errorOf(api.files.generateFilesDownloadUrl([one, 'none']))).toBe('FILE_NOT_FOUND');
        for (const none of ['none', 'constructor'])
          expect(await errorOf(api.folders.generateFolderDownloadUrl(none))).toBe('FOLDER_NOT_FOUND');
        expect(await errorOf(api.folders.createFolder('Views', { parentFolderId: 'constructor' }))).toBe(
          'FOLDER_NOT_FOUND',
        );
      });

      it('docs: streams a video, a private one until its minutes are over', async () => {
        const inspection = { mediaType: 'VIDEO', contentType: 'video/mp4', assets: {} } as const;
        const video = (text: string, isPrivate: boolean) =>
          bringFile(stack, {
            name: `${text}.mp4`,
            contentType: 'video/mp4',
            inspection,
            text,
            private: isPrivate,
          });
        const url = async (id: string) =>
          (await api.files.generateVideoStreamingUrl(id, { format: 'HLS', expirationInMinutes: 60 }))
            .downloadUrl?.url ?? '';
        const [open_, closed] = [
          await url(await video('open', false)),
          await url(await video('closed', true)),
        ];
        expect(closed).toMatch(/\/media-stream\/[^/]+\/playlist\.m3u8$/);
        const statuses = async () =>
          Promise.all(
            [open_, closed].map(async (address) => {
              const token = address.split('/').at(-2) ?? '';
              return (await hosted(stack, 'downloads/open', { token })).status;
            }),
          );
        expect(await statuses()).toEqual([200, 200]);
        stack.clock.advance(61 * 60_000);
        expect(await statuses()).toEqual([200, 403]);
        const picture = await bringFile(stack, { text: 'no film' });
        expect(await errorOf(api.files.generateVideoStreamingUrl(picture))).toBe('UNSUPPORTED_MEDIA_TYPE');
      });
    });

    describe('an import', () => {
      const waiting = async () =>
        (
          await ask<{ imports: { fileId: string; url: string; headers?: object }[] }>('imports/waiting', {
            limit: 100,
            seconds: 60,
          })
        ).imports;

      it('docs: is known at once and waits for its bytes; then it is looked into like an upload', async () => {
        const { file } = await api.files.importFile('https://example.com/pics/low%20sun.jpg?size=big', {
          urlParams: { key: 'k' },
          urlHeaders: { authorization: 'Bearer t' },
          externalInfo: { origin: 'blog', externalIds: ['7'] },
          labels: ['press'],
          mediaType: 'IMAGE',
        });
        const id = file?._id ?? '';
        expect(file).toMatchObject({
          displayName: 'low sun.jpg',
          operationStatus: 'PENDING',
          sourceUrl: 'https://example.com/pics/low%20sun.jpg?size=big',
          url: `https://static.wixstatic.com/media/${id}`,
        });
        expect(file?.media).toBeUndefined();
        const [one] = await waiting();
        expect(one).toMatchObject({
          fileId: id,
          url: 'https://example.com/pics/low%20sun.jpg?size=big&key=k',
          headers: { authorization: 'Bearer t' },
        });
        expect(await waiting()).toEqual([]);
        const bytes = received('fetched', 'x.jpg');
        await hosted(stack, 'imports/settle', { fileId: id, received: bytes });
        await hosted(stack, 'imports/settle', { fileId: id, received: received('other', 'x.jpg') });
        expect(await api.files.getFileDescriptor(id)).toMatchObject({
          operationStatus: 'PENDING',
          hash: bytes.md5,
          sizeInBytes: String(bytes.sizeInBytes),
        });
        const { sources } = (await hosted(stack, 'inspections/waiting', { limit: 10, seconds: 60 })).body;
        expect(sources?.map((source) => source.id)).toContain(id);
      });

      it('docs: fails for bytes of another kind, and for what cannot be had', async () => {
        const wrong =
          (await api.files.importFile('https://example.com/a', { mediaType: 'VIDEO' })).file?._id ?? '';
        const none = (await api.files.importFile('https://example.com/b.jpg')).file?._id ?? '';
        expect((await waiting()).map(({ fileId }) => fileId).toSorted()).toEqual([wrong, none].toSorted());
        await hosted(stack, 'imports/settle', { fileId: wrong, received: received('picture', 'a.jpg') });
        await hosted(stack, 'imports/settle', {
          fileId: none,
          failed: { code: 'NOT_FOUND', message: 'Gone.' },
        });
        const { details } = await ask<{ details: FileDetails[] }>('details/read', { fileIds: [wrong, none] });
        expect(details.map(({ failed }) => failed?.code)).toEqual(['MISMATCH_MEDIA_TYPE', 'NOT_FOUND']);
        const { operationStatus } = await api.files.getFileDescriptor(none);
        expect(operationStatus).toBe('FAILED');
      });

      it('docs: of many goes on past those that are rejected, or asks for all or none', async () => {
        const requests = [
          { url: 'https://example.com/1.jpg' },
          { url: 'https://example.com/2.jpg', parentFolderId: 'nowhere' },
          { url: 'https://example.com/3.jpg', filePath: '/news/today' },
        ];
        const { results, bulkActionMetadata } = await api.files.bulkImportFile(requests);
        expect(results?.map(({ itemMetadata, item }) => [itemMetadata?.success, item?.displayName])).toEqual([
          [true, '1.jpg'],
          [false, undefined],
          [true, '3.jpg'],
        ]);
        expect(bulkActionMetadata).toMatchObject({ totalSuccesses: 2, totalFailures: 1 });
        const quiet = await api.files.bulkImportFile([{ url: 'https://example.com/4.jpg' }], {
          returnEntity: false,
        });
        expect(quiet.results?.[0]?.item).toBeUndefined();
        const before = (await waiting()).length;
        expect(before).toBe(3);
        expect(await errorOf(api.files.bulkImportFiles(requests))).toBe('FOLDER_NOT_FOUND');
        expect(await waiting()).toEqual([]);
        const { files } = await api.files.bulkImportFiles([{ url: 'https://example.com/5.jpg' }]);
        expect(files).toHaveLength(1);
      });

      it('assumed: is by http and https only', async () => {
        for (const url of ['ftp://example.com/a.jpg', 'file:///etc/passwd'])
          await expect(api.files.importFile(url)).rejects.toThrow(/url/i);
      });
    });

    describe('what the back office knows of a file', () => {
      it('assumed: its focal point, alt text and privacy are set; a point that somebody else has set stays', async () => {
        const id = await bringFile(stack, { text: 'details' });
        const update = (change: object) => hosted(stack, 'details/update', { fileId: id, ...change });
        await update({ focalPoint: { x: 0.2, y: 0.9 }, altText: ' A low sun ', private: true });
        const { details } = await ask<{ details: FileDetails[] }>('details/read', { fileIds: [id, 'none'] });
        expect(details).toMatchObject([{ fileId: id, focalPoint: { x: 0.2, y: 0.9 }, altText: 'A low sun' }]);
        const stale = await update({ focalPoint: { x: 0, y: 0 }, was: { focalPoint: null } });
        expect(stale.status).toBe(409);
        expect((await update({ focalPoint: null, was: { focalPoint: { x: 0.2, y: 0.9 } } })).status).toBe(
          200,
        );
        expect((await update({ focalPoint: { x: 2, y: 0 } })).status).toBe(400);
        const file = await api.files.getFileDescriptor(id);
        expect([file.private, file.media?.image?.image]).toEqual([true, expect.stringContaining(id)]);
      });

      it('assumed: a file is replaced under its id, by one of its kind', async () => {
        const id = await bringFile(stack, { text: 'before', labels: ['kept'] });
        const { uploadToken: token } = await ask<{ uploadToken: string }>('replacements', {
          fileId: id,
          contentType: 'image/jpeg',
        });
        const song = received('song', 's.mp3', 'audio/mpeg');
        expect((await hosted(stack, 'uploads/settle', { token, received: song })).status).toBe(400);
        const bytes = received('after', 'after.jpg');
        const { body } = await hosted(stack, 'uploads/settle', { token, received: bytes });
        expect(body.file).toMatchObject({ id, hash: bytes.md5, labels: ['kept'], displayName: 'sun.jpg' });
      });

      it('assumed: a model is given a picture once, and nothing else is', async () => {
        const contentType = 'model/gltf-binary';
        const inspection = { mediaType: 'MODEL3D', contentType, assets: {} } as const;
        const id = await bringFile(stack, { text: 'frame', name: 'frame.glb', contentType, inspection });
        const { sha256 } = received('frame', '');
        const poster = { contentType: 'image/webp', sizeInBytes: 9, width: 960, height: 720 };
        const give = (fileId: string, of = sha256) =>
          hosted(stack, 'posters', { fileId, sha256: of, poster });
        expect((await give(id, received('other', '').sha256)).status).toBe(409);
        expect((await give(id)).status).toBe(200);
        expect((await api.files.getFileDescriptor(id)).thumbnailUrl).toContain(`${id}f000.jpg`);
        expect((await give(id)).status).toBe(409);
        expect((await give(await bringFile(stack))).status).toBe(400);
      });

      it('assumed: is for those with the right, and for no visitor', async () => {
        const headers = { authorization: TEST_READ_KEY };
        for (const path of [
          'sums',
          'details/read',
          'details/update',
          'adopt',
          'downloads/open',
          'replacements',
        ]) {
          const reply = await stack.call('POST', `/hosted/media/${path}`, {}, headers);
          expect([path, reply.status]).toEqual([path, 403]);
        }
      });
    });

    describe('what visitors bring', () => {
      it('docs: lies in visitor uploads, public and without labels, and nobody of them sees the library', async () => {
        const visitor = mediaModules(stack, newVisitor());
        const { uploadUrl } = await visitor.files.generateFileUploadUrl('image/jpeg', {
          fileName: 'review.jpg',
          private: true,
          labels: ['x'],
          parentFolderId: 'media-root',
        });
        const token = uploadUrl?.split('/').at(-1) ?? '';
        const { body } = await hosted(stack, 'uploads/settle', {
          token,
          received: received('review', 'r.jpg'),
        });
        expect(body.file).toMatchObject({ parentFolderId: 'visitor-uploads', private: false, labels: [] });
        const found = await api.files.searchFiles({ rootFolder: 'VISITOR_UPLOADS_ROOT' });
        expect(found.files?.map(({ displayName }) => displayName)).toEqual(['review.jpg']);
        const id = body.file?.id ?? '';
        await api.files.bulkDeleteFiles([id]);
        await api.files.bulkRestoreFilesFromTrashBin([id]);
        expect(await api.files.getFileDescriptor(id)).toMatchObject({ parentFolderId: 'visitor-uploads' });
        const rejected = [
          () => visitor.files.getFileDescriptor(id),
          () => visitor.files.importFile('https://example.com/a.jpg'),
          () => visitor.files.bulkDeleteFiles([id]),
          () => visitor.folders.createFolder('x'),
        ];
        for (const one of rejected) expect(await errorOf(one())).toBe('PERMISSION_DENIED');
        const large = visitor.files.generateFileUploadUrl('video/mp4', { sizeInBytes: String(2 ** 31) });
        expect(await errorOf(large)).toBe('FILE_SIZE_OVER_LIMIT');
      });
    });

    it('assumed: the totals are those of the files', async () => {
      const totals = await ask<MediaTotals>('sums', {});
      let [files, bytes, cursor] = [0, 0, ''];
      for (const rootFolder of ['MEDIA_ROOT', 'VISITOR_UPLOADS_ROOT'] as const) {
        do {
          const page = await api.files.searchFiles({
            rootFolder,
            paging: { limit: 100, ...(cursor && { cursor }) },
          });
          files += page.files?.length ?? 0;
          for (const { sizeInBytes = '0' } of page.files ?? []) bytes += Number(sizeInBytes);
          cursor = page.nextCursor?.cursors?.next ?? '';
        } while (cursor !== '');
      }
      expect([totals.files, Object.values(totals.byFolder).reduce((a, b) => a + b, 0)]).toEqual([
        files,
        files,
      ]);
      const byKind = Object.values(totals.byKind).reduce((sum, kind) => sum + kind.bytes, 0);
      expect([byKind, totals.bytes - totals.trash.bytes]).toEqual([bytes, bytes]);
      expect(totals.labels).toEqual(expect.arrayContaining([{ label: 'kept', files: 1 }]));
      expect(totals.trash.days).toBe(30);
    });

    it('assumed: what has been in the trash for its days is gone, folders with their files', async () => {
      const folder = (await api.folders.createFolder('Old')).folder?._id ?? '';
      const inside = await bringFile(stack, { text: 'inside', parentFolderId: folder });
      const alone = await bringFile(stack, { text: 'alone' });
      await api.folders.bulkDeleteFolders([folder]);
      await api.files.bulkDeleteFiles([alone]);
      stack.clock.advance(29 * 86_400_000);
      await stack.platform.maintain();
      expect(await api.files.getFileDescriptors([inside, alone])).toMatchObject({ files: [{}, {}] });
      const { details } = await ask<{ details: FileDetails[] }>('details/read', { fileIds: [alone] });
      expect(details[0]?.originalFolderId).toBe('media-root');
      stack.clock.advance(2 * 86_400_000);
      await stack.platform.maintain();
      expect((await api.files.getFileDescriptors([inside, alone])).files).toEqual([]);
      expect(await errorOf(api.folders.getFolder(folder))).toBe('FOLDER_NOT_FOUND');
    });
  },
  shopMigrations,
);
