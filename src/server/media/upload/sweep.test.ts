import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { assetKey, blobKey } from '#shared/media.ts';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startUploadServer, type UploadServer } from '#testing/upload-server.ts';
import type { UploadParts } from './bring.ts';
import { sweep } from './sweep.ts';
import { forgetUnfinished } from './unfinished.ts';

const TWO_DAYS = 2 * 86_400_000;

onDatabase(
  'bytes and records',
  (database) => {
    let shop: UploadServer;
    beforeAll(async () => {
      shop = await startUploadServer(database());
    });
    afterAll(() => shop.close());

    const later = (): Date => new Date(Date.now() + TWO_DAYS);
    const clean = async (): Promise<void> => {
      await forgetUnfinished(shop.parts.drafts, later());
      await sweep(shop.parts, later());
    };
    const newUrl = async (): Promise<string> =>
      (await shop.api.files.generateFileUploadUrl('text/plain', { fileName: 'a.txt' })).uploadUrl ?? '';
    const put = (url: string, body: string): Promise<Response> => fetch(url, { method: 'PUT', body });
    const recorded = async (): Promise<string[]> => {
      const { files = [] } = await shop.api.files.listFiles();
      const sources = await Promise.all(
        files.map(async ({ _id }) => {
          const reply = await shop.stack.call('POST', '/hosted/media/source', { fileId: _id });
          return ((await reply.json()) as { source: { sha256: string } }).source.sha256;
        }),
      );
      return [...new Set(sources)].toSorted();
    };

    it.each([
      'while bytes come',
      'before they are moved',
      'when they are moved',
      'when they are recorded',
    ] as const)('agree after a process that was killed %s', async (step) => {
      const { promise: reached, resolve } = Promise.withResolvers<void>();
      const dies = (): Promise<never> => {
        resolve();
        return new Promise(() => {});
      };
      const { files, platformFetch } = shop.parts;
      const deaths: Record<typeof step, Partial<UploadParts>> = {
        'while bytes come': {},
        'before they are moved': { files: { ...files, write: dies } },
        'when they are moved': {
          files: { ...files, write: async (key, bytes) => (await files.write(key, bytes), dies()) },
        },
        'when they are recorded': {
          platformFetch: async (request) => {
            const reply = await platformFetch(request);
            return request.url.includes('settle') ? dies() : reply;
          },
        },
      };
      shop.restart(deaths[step]);
      const url = await newUrl();
      const text = `bytes that die ${step}`;
      const isCut = step === 'while bytes come';
      let sent = 0;
      const slow = new ReadableStream<Uint8Array>({
        pull: (controller) => (sent++ === 0 ? controller.enqueue(new TextEncoder().encode(text)) : dies()),
      });
      const cut = new AbortController();
      const requested = fetch(url, {
        method: 'PUT',
        body: isCut ? slow : text,
        signal: cut.signal,
        duplex: 'half',
      } as RequestInit).catch(() => {});
      await reached;
      shop.restart();
      await clean();

      const hashes = await recorded();
      expect((await shop.filesIn('media')).toSorted()).toEqual(hashes);
      expect(isCut ? [] : await shop.filesIn('uploads')).toEqual([]);
      // And once more, which brings it or says that it came.
      const again = await put(url, text);
      expect(again.status).toBe(step === 'when they are recorded' ? 428 : 200);
      cut.abort();
      await requested;
      await clean();
      expect(await shop.filesIn('uploads')).toEqual([]);
      expect((await shop.filesIn('media')).toSorted()).toEqual(await recorded());
    });

    it('leave what is young, what was brought again, and what a file in the trash has', async () => {
      const { files } = shop.parts;
      const old = new Date(Date.now() - TWO_DAYS);
      const orphan = 'a'.repeat(64);
      const again = 'b'.repeat(64);
      for (const hash of [orphan, again]) {
        for (const key of [blobKey(hash), assetKey(hash, 'poster.jpg')]) {
          await files.write(key, Buffer.from(hash));
          await utimes(join(shop.folder, 'media', key), old, old);
        }
      }
      await files.write(blobKey('c'.repeat(64)), Buffer.from('young'));
      const draft = join(shop.folder, 'media/blobs/aa/x.1-1.part');
      await writeFile(draft, 'half');
      await utimes(draft, old, old);
      const { file } = (await (await put(await newUrl(), 'thrown away')).json()) as { file: { id: string } };
      await shop.api.files.bulkDeleteFiles([file.id]);

      // Somebody brings the bytes between the question and the deletion.
      const platformFetch: UploadParts['platformFetch'] = async (request) => {
        const reply = await shop.parts.platformFetch(request);
        await files.write(blobKey(again), Buffer.from(again));
        return reply;
      };
      await sweep({ ...shop.parts, platformFetch }, new Date());
      expect(await files.sizeOf(blobKey(orphan))).toBeUndefined();
      expect(await files.sizeOf(assetKey(orphan, 'poster.jpg'))).toBeUndefined();
      expect(await files.sizeOf(blobKey(again))).toBe(64);
      expect(await files.sizeOf(blobKey('c'.repeat(64)))).toBe(5);
      expect(await readdir(join(shop.folder, 'media/blobs/aa'))).toEqual([]);

      await clean();
      const hashes = await shop.filesIn('media');
      expect(hashes).not.toContain('c'.repeat(64));
      await mkdir(shop.parts.drafts, { recursive: true });
      await shop.api.files.bulkRestoreFilesFromTrashBin([file.id]);
      expect((await shop.filesIn('media')).toSorted()).toEqual(await recorded());
    });
  },
  shopMigrations,
);
