import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { blobKey } from '#shared/media.ts';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startUploadServer, type UploadServer } from '#testing/upload-server.ts';

const MAX = 3_000_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const hash = (algorithm: string, bytes: Uint8Array): string =>
  createHash(algorithm).update(bytes).digest('hex');

/** Zeros, and then the net is cut. */
const cutAfter = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) controller.error(new Error('The net was cut.'));
      else controller.enqueue(new Uint8Array(Math.min(left, 65_536)));
      left -= 65_536;
    },
  });
};

const refusalOf = async (reply: Response): Promise<unknown[]> => {
  const body = (await reply.json()) as { details: { applicationError?: { code: string } } };
  return [reply.status, body.details.applicationError?.code];
};

onDatabase(
  'an upload at once',
  (database) => {
    let shop: UploadServer;
    let uploadUrl: string;

    beforeAll(async () => {
      shop = await startUploadServer(database(), { fileBytes: MAX });
    });
    afterAll(() => shop.close());
    beforeEach(async () => {
      uploadUrl = (await shop.api.files.generateFileUploadUrl('image/png', {})).uploadUrl ?? '';
    });

    const put = (
      body: BodyInit | null,
      query = '',
      init: RequestInit = {},
      url = uploadUrl,
    ): Promise<Response> =>
      fetch(url + query, { method: 'PUT', body, duplex: 'half', ...init } as RequestInit);
    const count = async (): Promise<number> => (await shop.api.files.listFiles()).files?.length ?? 0;

    it('docs: is kept under its hash, told by its bytes and not by its name, and answered with its file', async () => {
      const reply = await put(PNG, '?signature=abc&filename=not-a-movie.mp4');
      expect(reply.status).toBe(200);
      const { file } = (await reply.json()) as { file: { id: string } };
      expect(file).toMatchObject({
        displayName: 'not-a-movie.mp4',
        mediaType: 'IMAGE',
        hash: hash('md5', PNG),
        sizeInBytes: String(PNG.length),
      });
      expect((await shop.api.files.getFileDescriptor(file.id)).displayName).toBe('not-a-movie.mp4');
      expect(await shop.parts.files.read(blobKey(hash('sha256', PNG)))).toEqual(PNG);
      expect(await shop.filesIn('uploads')).toEqual([]);
    });

    it('keeps the same bytes once, and counts them twice', async () => {
      const before = await count();
      await put(PNG);
      const second = await shop.api.files.generateFileUploadUrl('image/png', {});
      await put(PNG, '', {}, second.uploadUrl ?? '');
      expect(await count()).toBe(before + 2);
      expect(await shop.filesIn('media')).toEqual([hash('sha256', PNG)]);
    });

    it('rejects what is not open, empty or too large, and leaves nothing of it', async () => {
      const before = await shop.filesIn('media');
      const files = await count();
      const stranger = await put(PNG, '', {}, `${uploadUrl.slice(0, -5)}00000`);
      expect(await refusalOf(stranger)).toEqual([404, 'UPLOAD_NOT_FOUND']);
      for (const body of [null, '', new Uint8Array()])
        expect(await refusalOf(await put(body))).toEqual([400, 'ZERO_FILE_SIZE']);
      expect(await refusalOf(await put(new Uint8Array(MAX + 1)))).toEqual([413, 'FILE_SIZE_OVER_LIMIT']);
      await put(cutAfter(200_000)).catch(() => {});
      await expect.poll(() => shop.filesIn('uploads')).toEqual([]);
      expect([await shop.filesIn('media'), await count()]).toEqual([before, files]);
      expect((await put(PNG)).status).toBe(200);
    });

    it('assumed: rejects a text that is named like a picture, and says what it is', async () => {
      const files = await count();
      const reply = await put('This is no picture.', '?filename=not-an-image.png');
      expect(reply.status).toBe(400);
      expect(await reply.json()).toMatchObject({
        message: 'not-an-image.png is not a PNG file: its content is text/plain.',
        details: { applicationError: { code: 'FILE_CONTENT_MISMATCH' } },
      });
      expect(await count()).toBe(files);
    });

    it('stops at the limit, whatever was told', async () => {
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => controller.enqueue(new Uint8Array(65_536)),
      });
      const reply = await put(endless).then(refusalOf, () => 'the connection ended');
      expect([[413, 'FILE_SIZE_OVER_LIMIT'], 'the connection ended']).toContainEqual(reply);
      await expect.poll(() => shop.filesIn('uploads')).toEqual([]);
    });

    it('tells again without bytes which file it brought, for who lost the answer', async () => {
      expect(await refusalOf(await put(null))).toEqual([400, 'ZERO_FILE_SIZE']);
      const { file } = (await (await put(PNG, '?filename=dot.png')).json()) as { file: { id: string } };
      const files = await count();
      for (let times = 0; times < 2; times++) {
        const again = await put(null, '?filename=dot.png');
        expect([again.status, await again.json()]).toMatchObject([200, { file: { id: file.id } }]);
      }
      expect(await count()).toBe(files);
      await shop.api.files.bulkDeleteFiles([file.id], { permanent: true });
      expect(await refusalOf(await put(null))).toEqual([404, 'FILE_NOT_FOUND']);
    });

    it('is rejected a second time, and after a day', async () => {
      await put(PNG);
      expect(await refusalOf(await put('other'))).toEqual([428, 'UPLOAD_TOKEN_USED']);
      const late = await shop.api.files.generateFileUploadUrl('image/png', {});
      shop.stack.clock.advance(86_400_000);
      expect(await refusalOf(await put(PNG, '', {}, late.uploadUrl ?? ''))).toEqual([
        428,
        'UPLOAD_TOKEN_EXPIRED',
      ]);
    });

    it('may come from any page', async () => {
      const response = await fetch(uploadUrl, {
        method: 'OPTIONS',
        headers: {
          origin: 'https://elsewhere.example',
          'access-control-request-method': 'PUT',
          'access-control-request-headers': 'x-anything,content-type',
        },
      });
      expect(response.status).toBe(204);
      expect(response.headers.get('access-control-allow-origin')).toBe('*');
      expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
      expect(response.headers.get('access-control-allow-headers')).toContain('x-anything');
      const reply = await put(PNG, '', { headers: { origin: 'https://elsewhere.example' } });
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
    });

    it('tells when there is no room, and when the store is gone, and keeps nothing', async () => {
      const failWith = (code: string) => ({
        files: {
          ...shop.parts.files,
          write: async () => {
            throw Object.assign(new Error(code), { code });
          },
        },
      });
      const files = await count();
      shop.restart(failWith('ENOSPC'));
      expect(await refusalOf(await put(PNG))).toEqual([507, 'NO_SPACE_LEFT']);
      shop.restart(failWith('NoSuchBucket'));
      expect(await refusalOf(await put(PNG))).toEqual([503, 'STORAGE_UNAVAILABLE']);
      expect([await count(), await shop.filesIn('uploads')]).toEqual([files, []]);
      shop.restart();
      expect((await put(PNG)).status).toBe(200);
    });
  },
  shopMigrations,
);
