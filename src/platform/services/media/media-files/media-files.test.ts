import type { folders } from '@wix/media';
import { beforeAll, describe, expect, it } from 'vitest';
import { shopMigrations } from '#testing/shop.ts';
import { onDatabase } from '#testing/engines.ts';
import { bringFile, hosted, mediaModules, received, type MediaModules } from '#testing/media.ts';
import { newVisitor } from '#testing/shop.ts';
import { startStack, type Stack } from '#testing/stack.ts';
import { errorOf } from '#testing/orders.ts';

onDatabase(
  'the library of media',
  (database) => {
    let stack: Stack;
    let api: MediaModules;

    beforeAll(() => {
      stack = startStack(database());
      api = mediaModules(stack);
    });

    const tokenOf = (url = ''): string => url.split('/').at(-1) ?? '';
    const newFolder = async (name: string, parentFolderId = 'media-root'): Promise<string> =>
      (await api.folders.createFolder(name, { parentFolderId })).folder?._id ?? '';
    const names = async (parentFolderId?: string): Promise<string[]> =>
      (await api.files.listFiles(parentFolderId ? { parentFolderId } : {})).files?.map(
        ({ displayName = '' }) => displayName,
      ) ?? [];

    describe('an upload', () => {
      it('docs: is opened, brings its file once, and the file is ready when somebody looked into it', async () => {
        const { uploadUrl } = await api.files.generateFileUploadUrl('image/jpeg', {
          fileName: 'low-sun.jpg',
          labels: ['press'],
        });
        expect(uploadUrl).toMatch(/^https:\/\/shop\.test\/media-upload\/[\da-f]{64}$/);
        const token = tokenOf(uploadUrl);
        expect((await hosted(stack, 'uploads/open', { token })).body).toMatchObject({
          fileName: 'low-sun.jpg',
          contentType: 'image/jpeg',
        });
        const bytes = received('low sun', 'other.jpg');
        const settled = await hosted(stack, 'uploads/settle', { token, received: bytes });
        const id = settled.body.file?.id ?? '';
        expect(id).toMatch(/^[\da-f]{6}_[\da-f]{32}~mv2\.jpg$/);
        expect(settled.body.file).toMatchObject({ displayName: 'low-sun.jpg', operationStatus: 'PENDING' });
        expect((await hosted(stack, 'uploads/settle', { token, received: bytes })).body.file?.id).toBe(id);
        expect((await hosted(stack, 'uploads/open', { token })).status).toBe(428);

        const waiting = await hosted(stack, 'inspections/waiting', { limit: 10, seconds: 60 });
        expect(waiting.body.sources?.map((source) => source.id)).toEqual([id]);
        const again = await hosted(stack, 'inspections/waiting', { limit: 10, seconds: 60 });
        expect(again.body.sources).toEqual([]);

        const inspection = {
          mediaType: 'IMAGE',
          contentType: 'image/jpeg',
          width: 800,
          height: 600,
          colors: { prominent: '#cc8866', palette: ['#cc8866'] },
          assets: {},
        };
        await hosted(stack, 'inspections/settle', { fileId: id, sha256: bytes.sha256, inspection });
        const { _id, media, ...file } = await api.files.getFileDescriptor(id);
        expect([_id, file.operationStatus, file.labels, file.hash]).toEqual([
          id,
          'READY',
          ['press'],
          bytes.md5,
        ]);
        expect(media?.image?.image).toMatch(
          new RegExp(`^wix:image://v1/${id}/low-sun.jpg#originWidth=800&originHeight=600`),
        );
        expect(file.url).toBe(`https://static.wixstatic.com/media/${id}`);
      });

      it('assumed: is looked into by whoever still says so, and soon by another when they fall silent', async () => {
        const id = await bringFile(stack, { text: 'long film', inspection: null });
        const waiting = async () => {
          const reply = await hosted(stack, 'inspections/waiting', { limit: 100, seconds: 45 });
          return (reply.body['sources'] as { id: string }[]).filter((source) => source.id === id).length;
        };
        const renew = async (fileId = id) =>
          (await hosted(stack, 'leases/renew', { fileId, seconds: 45 })).body['renewed'];
        expect(await renew()).toBe(false);
        expect(await waiting()).toBe(1);
        for (let turn = 0; turn < 20; turn += 1) {
          stack.clock.advance(40_000);
          expect([await renew(), await waiting()]).toEqual([true, 0]);
        }
        stack.clock.advance(45_000);
        expect([await renew(), await waiting(), await renew()]).toEqual([false, 1, true]);
        expect(await renew('no-such-file')).toBe(false);
        const { sha256 } = received('long film', '');
        const inspection = { failed: { code: 'NONE', message: 'none' } };
        await hosted(stack, 'inspections/settle', { fileId: id, sha256, inspection });
        expect(await renew()).toBe(false);
      });

      it('docs: rejects what is empty, too large or called by the name of another kind', async () => {
        const open = (mimeType: string, options: object) =>
          api.files.generateFileUploadUrl(mimeType, options);
        const codes = [
          await errorOf(open('image/png', { sizeInBytes: '0' })),
          await errorOf(open('image/png', { sizeInBytes: String(2 ** 50) })),
          await errorOf(open('image/png', { fileName: 'song.mp3' })),
          await errorOf(open('image/png', { parentFolderId: 'nowhere' })),
        ];
        expect(codes).toEqual([
          'ZERO_FILE_SIZE',
          'FILE_SIZE_OVER_LIMIT',
          'MISMATCH_MIME_TYPE',
          'FOLDER_NOT_FOUND',
        ]);
      });

      it('assumed: its token is of a day, and no guess', async () => {
        const { uploadUrl } = await api.files.generateFileUploadUrl('image/jpeg', {});
        stack.clock.advance(25 * 3_600_000);
        const open = (token: string) => hosted(stack, 'uploads/open', { token });
        expect([(await open(tokenOf(uploadUrl))).status, (await open('f'.repeat(64))).status]).toEqual([
          428, 404,
        ]);
      });

      it('assumed: its token opens nothing at another site', async () => {
        const other = startStack(database(), {
          site: { ...stack.site, id: '00000000-0000-4000-8000-0000000007e1' },
        });
        const { uploadUrl } = await api.files.generateFileUploadUrl('image/jpeg', {});
        const token = tokenOf(uploadUrl);
        const bytes = received('elsewhere', 'a.jpg');
        expect((await hosted(other, 'uploads/open', { token })).status).toBe(404);
        expect((await hosted(other, 'uploads/settle', { token, received: bytes })).status).toBe(404);
        expect((await hosted(stack, 'uploads/open', { token })).status).toBe(200);
      });

      it('assumed: names are what people read, in any script, and no path', async () => {
        const input = [
          '../../etc/passwd',
          'פוסטר.jpg',
          'a\u0007b.jpg',
          'exe\u202egpj.jpg',
          `${'x'.repeat(400)}.jpg`,
          '..',
        ];
        const stored: string[] = [];
        for (const name of input) {
          const file = await api.files.getFileDescriptor(await bringFile(stack, { name, text: name }));
          stored.push(file.displayName ?? '');
        }
        expect(stored).toEqual([
          'passwd',
          'פוסטר.jpg',
          'ab.jpg',
          'exegpj.jpg',
          `${'x'.repeat(251)}.jpg`,
          'file',
        ]);
        await expect(
          api.files.generateFileUploadUrl('image/jpeg', { fileName: 'n\u0000ul.jpg' }),
        ).rejects.toMatchObject({
          details: {
            validationError: { fieldViolations: [{ field: 'options.fileName', violatedRule: 'FORMAT' }] },
          },
        });
      });

      it('assumed: takes pictures and videos of shoppers alone, and not without end', async () => {
        const visitor = mediaModules(stack, newVisitor());
        const ask = (mimeType: string) => visitor.files.generateFileUploadUrl(mimeType, {});
        for (const type of ['application/pdf', 'image/svg+xml', 'text/html'])
          expect(await errorOf(ask(type))).toBe('UNSUPPORTED_FILE_FORMAT');
        for (let requested = 0; requested < 60; requested++) await ask('image/png');
        expect(await errorOf(ask('image/png'))).toBe('TOO_MANY_UPLOADS');
        expect(
          await mediaModules(stack, newVisitor()).files.generateFileUploadUrl('video/mp4', {}),
        ).toBeDefined();
        stack.clock.advance(3_600_001);
        expect(await ask('image/png')).toBeDefined();
      });

      it('docs: shows nothing to visitors', async () => {
        const visitor = mediaModules(stack, newVisitor());
        expect(await errorOf(visitor.files.listFiles())).toBe('PERMISSION_DENIED');
      });
    });

    describe('folders', () => {
      it('docs: hold files and folders; a path makes what is missing', async () => {
        const press = await newFolder('Press');
        const { uploadUrl } = await api.files.generateFileUploadUrl('image/jpeg', {
          fileName: 'kit.jpg',
          parentFolderId: press,
          filePath: '/2026/../spring',
        });
        await hosted(stack, 'uploads/settle', {
          token: tokenOf(uploadUrl),
          received: received('kit', 'kit.jpg'),
        });
        const years = await api.folders.listFolders({ parentFolderId: press });
        expect(years.folders?.map(({ displayName }) => displayName)).toEqual(['2026']);
        const seasons = await api.folders.listFolders({ parentFolderId: years.folders?.[0]?._id ?? '' });
        expect(await names(seasons.folders?.[0]?._id ?? '')).toEqual(['kit.jpg']);
      });

      it('assumed: nothing of the library goes where shared libraries keep their files', async () => {
        const parentFolderId = 'enterprise-root';
        const rejected = await Promise.all([
          errorOf(api.folders.createFolder('Hidden', { parentFolderId })),
          errorOf(api.files.generateFileUploadUrl('image/jpeg', { parentFolderId })),
          errorOf(api.files.importFile('https://example.com/a.jpg', { parentFolderId })),
        ]);
        expect(rejected).toEqual(['FOLDER_NOT_FOUND', 'FOLDER_NOT_FOUND', 'FOLDER_NOT_FOUND']);
      });

      it('docs: are found by their name, and listed page by page, without those in the trash', async () => {
        const top = await newFolder('Moonrise');
        const below = await newFolder('Moonset', top);
        const missing = await newFolder('Moonless');
        await api.folders.bulkDeleteFolders([missing]);
        const found = async (options: folders.SearchFoldersOptions) =>
          (await api.folders.searchFolders(options)).folders?.map(({ _id }) => _id).toSorted();
        expect(await found({ search: 'moon' })).toEqual([top, below].toSorted());
        expect(await found({ search: 'moon', rootFolder: 'TRASH_ROOT' })).toEqual([missing]);
        const query = () => api.folders.queryFolders().descending('displayName').limit(2);
        const first = await query().find();
        const names: string[] = [];
        for (let page = first; page.items.length > 0; page = await page.next()) {
          names.push(...page.items.map(({ displayName }) => displayName ?? ''));
          if (!page.hasNext()) break;
        }
        expect(first.items).toHaveLength(2);
        expect(names).toEqual(names.toSorted((a, b) => (a < b ? 1 : -1)));
        expect(names).toEqual(expect.arrayContaining(['Moonrise', 'Moonset']));
        expect(names).not.toContain('Moonless');
        const deleted = await api.folders.queryFolders().eq('state', 'DELETED').find();
        expect(deleted.items.map(({ _id }) => _id)).toContain(missing);
      });

      it('docs: can be moved and renamed, but not into themselves', async () => {
        const outer = await newFolder('Outer');
        const inner = await newFolder('Inner', outer);
        const into = (id: string, parentFolderId: string) => api.folders.updateFolder(id, { parentFolderId });
        expect(await errorOf(into(outer, inner))).toBe('FOLDER_INTO_ITSELF');
        expect(await errorOf(into(outer, outer))).toBe('FOLDER_INTO_ITSELF');
        const moved = await api.folders.updateFolder(inner, {
          displayName: 'Deeper',
          parentFolderId: 'media-root',
        });
        expect(moved).toMatchObject({ displayName: 'Deeper', parentFolderId: 'media-root' });
      });
    });

    describe('the trash', () => {
      it('docs: takes files and gives them back where they were, or to the root', async () => {
        const parentFolderId = await newFolder('Going');
        const [stored, lost] = [
          await bringFile(stack, { name: 'kept.jpg', text: 'kept', parentFolderId }),
          await bringFile(stack, { name: 'lost.jpg', text: 'lost', parentFolderId }),
        ];
        await api.files.bulkDeleteFiles([stored, lost]);
        expect(await names(parentFolderId)).toEqual([]);
        const trash = await api.files.listDeletedFiles();
        expect(trash.files?.map(({ displayName, state }) => [displayName, state])).toEqual(
          expect.arrayContaining([
            ['kept.jpg', 'DELETED'],
            ['lost.jpg', 'DELETED'],
          ]),
        );
        await api.files.bulkRestoreFilesFromTrashBin([stored]);
        expect(await names(parentFolderId)).toEqual(['kept.jpg']);
        await api.folders.bulkDeleteFolders([parentFolderId], { permanent: true });
        await api.files.bulkRestoreFilesFromTrashBin([lost]);
        expect(await api.files.getFileDescriptor(lost)).toMatchObject({
          parentFolderId: 'media-root',
          state: 'OK',
        });
        expect(await errorOf(api.files.getFileDescriptor(stored))).toBe('FILE_NOT_FOUND');
      });

      it('assumed: gives a file back beside one that has its name by now', async () => {
        const parentFolderId = await newFolder('Twice');
        const first = await bringFile(stack, { name: 'same.jpg', text: 'first', parentFolderId });
        await api.files.bulkDeleteFiles([first]);
        const second = await bringFile(stack, { name: 'same.jpg', text: 'second', parentFolderId });
        await api.files.bulkRestoreFilesFromTrashBin([first]);
        const { files } = await api.files.listFiles({ parentFolderId });
        const found = new Map(files?.map(({ _id, displayName }) => [_id, displayName]));
        expect(found).toEqual(
          new Map([
            [first, 'same.jpg'],
            [second, 'same.jpg'],
          ]),
        );
      });

      it('docs: takes a folder with all that is in it, and gives all of it back', async () => {
        const top = await newFolder('Top');
        const below = await newFolder('Below', top);
        const id = await bringFile(stack, { name: 'deep.jpg', text: 'deep', parentFolderId: below });
        await api.folders.bulkDeleteFolders([top]);
        const missing = await api.folders.listDeletedFolders();
        expect(missing.folders?.map(({ _id }) => _id)).toContain(top);
        expect(missing.folders?.map(({ _id }) => _id)).not.toContain(below);
        expect(await api.files.getFileDescriptor(id)).toMatchObject({
          state: 'DELETED',
          parentFolderId: below,
        });
        await api.folders.bulkRestoreFoldersFromTrashBin([top]);
        expect(await names(below)).toEqual(['deep.jpg']);
        expect(await api.folders.getFolder(below)).toMatchObject({ state: 'OK', parentFolderId: top });
      });
    });

    describe('finding', () => {
      it('docs: lists by kind and sort, page by page, and searches below all folders', async () => {
        const folder = await newFolder('Sea');
        for (const name of ['c-wave.jpg', 'a-wave.jpg', 'b-wave.jpg'])
          await bringFile(stack, { name, text: name, parentFolderId: folder });
        await bringFile(stack, {
          name: 'wave.mp3',
          text: 'sound',
          contentType: 'audio/mpeg',
          parentFolderId: folder,
          inspection: {
            mediaType: 'AUDIO',
            contentType: 'audio/mpeg',
            durationInMilliseconds: 2000,
            assets: {},
          },
        });
        const sort = { fieldName: 'displayName', order: 'ASC' } as const;
        const first = await api.files.listFiles({
          parentFolderId: folder,
          mediaTypes: ['IMAGE'],
          sort,
          paging: { limit: 2 },
        });
        expect(first.files?.map(({ displayName }) => displayName)).toEqual(['a-wave.jpg', 'b-wave.jpg']);
        expect(first.nextCursor?.total).toBe(3);
        const cursor = first.nextCursor?.cursors?.next ?? '';
        const second = await api.files.listFiles({
          parentFolderId: folder,
          mediaTypes: ['IMAGE'],
          paging: { limit: 2, cursor },
        });
        expect(second.files?.map(({ displayName }) => displayName)).toEqual(['c-wave.jpg']);
        const found = await api.files.searchFiles({ search: 'WAVE' });
        expect(found.files).toHaveLength(4);
        const queried = await api.files.queryFileDescriptors().eq('mediaType', 'AUDIO').find();
        expect(queried.items.map(({ displayName }) => displayName)).toEqual(['wave.mp3']);
        expect(await errorOf(api.files.listFiles({ sort: { fieldName: 'hash' } }))).toBe(
          'UNSUPPORTED_SORT_VALUE',
        );
      });

      it('assumed: sorts by when a file came in, and a file that is changed keeps its place', async () => {
        const folder = await newFolder('In order');
        const first = await bringFile(stack, { name: 'b.jpg', text: 'b', parentFolderId: folder });
        stack.clock.advance(1000);
        await bringFile(stack, { name: 'a.jpg', text: 'a', parentFolderId: folder });
        stack.clock.advance(1000);
        const newestFirst = async () => {
          const sort = { fieldName: 'createdDate', order: 'DESC' as const };
          const { files } = await api.files.listFiles({ parentFolderId: folder, sort });
          return files?.map(({ displayName }) => displayName);
        };
        expect(await newestFirst()).toEqual(['a.jpg', 'b.jpg']);
        await api.files.updateFileDescriptor({ _id: first, labels: ['press'] });
        expect(await newestFirst()).toEqual(['a.jpg', 'b.jpg']);
      });

      it('assumed: finds a picture by its alt text', async () => {
        const id = await bringFile(stack, { name: 'dsc-0815.jpg', text: 'alt' });
        await hosted(stack, 'details/update', { fileId: id, altText: 'A room with a Banker lamp' });
        const { files } = await api.files.searchFiles({ search: 'banker LAMP' });
        expect(files?.map(({ _id }) => _id)).toEqual([id]);
      });

      it('docs: a file is renamed, labelled and moved by its descriptor', async () => {
        const id = await bringFile(stack, { name: 'plain.jpg', text: 'plain' });
        const folder = await newFolder('Named');
        const file = await api.files.updateFileDescriptor({
          _id: id,
          displayName: 'named.jpg',
          labels: ['press', 'press', ' sea '],
          parentFolderId: folder,
        });
        expect(file).toMatchObject({
          displayName: 'named.jpg',
          labels: ['press', 'sea'],
          parentFolderId: folder,
        });
        expect(await names(folder)).toEqual(['named.jpg']);
        const none = api.files.updateFileDescriptor({ _id: 'none', displayName: 'x' });
        expect(await errorOf(none)).toBe('FILE_NOT_FOUND');
      });
    });
  },
  shopMigrations,
);
