import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Upload, type HttpRequest, type UploadOptions } from 'tus-js-client';
import { onDatabase } from '#testing/engines.ts';
import { shopMigrations } from '#testing/shop.ts';
import { startUploadServer, type UploadServer } from '#testing/upload-server.ts';

const BYTES = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(700_000)]);
const PART = 200_000;

onDatabase(
  'an upload in parts',
  (database) => {
    let shop: UploadServer;
    let uploadUrl: string;
    let token: string;

    beforeAll(async () => {
      shop = await startUploadServer(database(), { fileBytes: 1_000_000 });
    });
    afterAll(() => shop.close());
    beforeEach(async () => {
      const input = await shop.api.files.generateFileResumableUploadUrl('application/pdf', {});
      uploadUrl = input.uploadUrl ?? '';
      token = input.uploadToken ?? '';
      shop.answerInstead(undefined);
    });

    const metadataOf = (own = token) => ({
      filename: 'lookbook.pdf',
      contentType: 'application/pdf',
      token: own,
    });

    /** With the client that browsers use. @returns its address */
    const send = (options: Partial<UploadOptions> = {}, bytes = BYTES): Promise<string> =>
      new Promise((resolve, reject) => {
        const upload = new Upload(bytes, {
          endpoint: uploadUrl,
          metadata: metadataOf(),
          chunkSize: PART,
          retryDelays: null,
          onSuccess: () => resolve(upload.url ?? ''),
          onError: reject,
          ...options,
        });
        upload.start();
      });

    const finish = (query = ''): Promise<Response> =>
      fetch(`${uploadUrl}/${token}${query}`, { method: 'PUT', body: '{}' });
    const idOf = async (reply: Response): Promise<string> =>
      ((await reply.json()) as { file: { id: string } }).file.id;

    const protocol = { 'tus-resumable': '1.0.0' };
    const base64 = (text: string): string => Buffer.from(text).toString('base64');
    const create = (own: string, length = BYTES.length): Promise<Response> =>
      fetch(uploadUrl, {
        method: 'POST',
        headers: {
          ...protocol,
          'upload-length': String(length),
          'upload-metadata': `filename ${base64('a.pdf')},token ${base64(own)}`,
        },
      });
    const patch = (offset: number, body: Uint8Array<ArrayBuffer>): Promise<Response> =>
      fetch(`${uploadUrl}/${token}`, {
        method: 'PATCH',
        body,
        headers: {
          ...protocol,
          'upload-offset': String(offset),
          'content-type': 'application/offset+octet-stream',
        },
      });
    const offsetOf = async (own: string): Promise<number> =>
      (await stat(join(shop.parts.drafts, `${own}.bytes`))).size;
    const codeOf = async (reply: Response): Promise<unknown[]> => {
      const body = (await reply.json()) as { details: { applicationError?: { code: string } } };
      return [reply.status, body.details.applicationError?.code];
    };

    it('docs: comes by the address and the token the SDK gave, and the last PUT makes a file of it', async () => {
      const input = await shop.api.files.generateFileResumableUploadUrl('application/pdf', {});
      expect(input).toMatchObject({ uploadProtocol: 'TUS', uploadUrl });
      expect(await send()).toBe(`${uploadUrl}/${token}`);
      const reply = await finish('?filename=spring.pdf');
      expect(reply.status).toBe(200);
      const file = await shop.api.files.getFileDescriptor(await idOf(reply));
      expect(file).toMatchObject({
        displayName: 'spring.pdf',
        mediaType: 'DOCUMENT',
        sizeInBytes: String(BYTES.length),
      });
      expect(await shop.filesIn('uploads')).toEqual([`${token}.note`]);
    });

    it('goes on where the net was cut, also at a server that was killed meanwhile', async () => {
      let parts = 0;
      shop.answerInstead((request) =>
        request.method === 'PATCH' && ++parts > 2 ? new Response(null, { status: 400 }) : undefined,
      );
      await expect(send()).rejects.toThrow('unexpected response');
      shop.answerInstead(undefined);
      shop.restart();

      const sent: string[] = [];
      const onBeforeRequest = (request: HttpRequest): void =>
        void sent.push(`${request.getMethod()} ${request.getHeader('Upload-Offset') ?? ''}`.trim());
      await send({ uploadUrl: `${uploadUrl}/${token}`, onBeforeRequest });
      expect(sent).toEqual(['HEAD', `PATCH ${2 * PART}`, `PATCH ${3 * PART}`]);
      const { sizeInBytes, hash } = await shop.api.files.getFileDescriptor(await idOf(await finish()));
      expect(sizeInBytes).toBe(String(BYTES.length));
      expect(hash).toHaveLength(32);
    });

    it('keeps what came of a part that was cut off', async () => {
      await create(token);
      const cut = new AbortController();
      let sent = 0;
      const body = new ReadableStream<Uint8Array>({
        async pull(controller) {
          if (sent < 100_000) return controller.enqueue(BYTES.subarray(sent, (sent += 50_000)));
          await expect.poll(() => offsetOf(token)).toBe(100_000);
          cut.abort();
        },
      });
      await fetch(`${uploadUrl}/${token}`, {
        method: 'PATCH',
        body,
        duplex: 'half',
        signal: cut.signal,
        headers: { ...protocol, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
      } as RequestInit).catch(() => {});
      await send({ uploadUrl: `${uploadUrl}/${token}` });
      expect((await finish()).status).toBe(200);
    });

    it('rejects a part that does not follow, one too long, and an end that came too soon', async () => {
      expect((await create(token)).status).toBe(201);
      expect((await patch(0, Buffer.from(BYTES.subarray(0, 10)))).status).toBe(204);
      expect((await patch(5, Buffer.from(BYTES.subarray(0, 10)))).status).toBe(409);
      expect((await patch(0, Buffer.from(BYTES.subarray(0, 10)))).status).toBe(409);
      expect((await patch(10, Buffer.alloc(BYTES.length))).status).toBe(413);
      const head = await fetch(`${uploadUrl}/${token}`, { method: 'HEAD', headers: protocol });
      expect(head.headers.get('upload-offset')).toBe('10');
      expect(head.headers.get('upload-length')).toBe(String(BYTES.length));
      expect(await codeOf(await finish())).toEqual([409, 'UPLOAD_INCOMPLETE']);
    });

    it('rejects tokens that are unknown, missing, used or expired, and names that lead elsewhere', async () => {
      expect(await codeOf(await create('0'.repeat(64)))).toEqual([404, 'UPLOAD_NOT_FOUND']);
      expect(await codeOf(await create('../../secret-of-the-shop'))).toEqual([404, 'UPLOAD_NOT_FOUND']);
      expect(await codeOf(await create(''))).toEqual([400, 'UPLOAD_TOKEN_MISSING']);
      expect((await create(token, 2_000_000)).status).toBe(413);
      await send();
      await finish();
      expect(await codeOf(await create(token))).toEqual([428, 'UPLOAD_TOKEN_USED']);
      expect(await codeOf(await patch(BYTES.length, Buffer.from('more')))).toEqual([
        428,
        'UPLOAD_TOKEN_USED',
      ]);

      token = (await shop.api.files.generateFileResumableUploadUrl('application/pdf', {})).uploadToken ?? '';
      await create(token);
      shop.stack.clock.advance(86_400_000);
      expect(await codeOf(await patch(0, Buffer.from('late')))).toEqual([428, 'UPLOAD_TOKEN_EXPIRED']);
      expect(await codeOf(await finish())).toEqual([409, 'UPLOAD_INCOMPLETE']);
    });

    it('is finished once, however often it is asked', async () => {
      await send();
      const replies = await Promise.all([finish(), finish(), finish()]);
      expect(new Set(await Promise.all(replies.map(idOf))).size).toBe(1);
    });

    it('is finished by a request that says nothing of a body', async () => {
      await send();
      const { hostname, port, pathname } = new URL(`${uploadUrl}/${token}`);
      const socket = connect(Number(port), hostname);
      socket.write(`PUT ${pathname} HTTP/1.1\r\nHost: ${hostname}\r\nConnection: close\r\n\r\n`);
      expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
    });

    it('is finished by the next try when the process ended after any step', async () => {
      await send();
      const { platformFetch, files } = shop.parts;
      const dies = (): never => {
        throw new Error('killed');
      };
      shop.restart({ files: { ...files, write: async () => dies() } });
      expect((await finish()).status).toBe(503);
      shop.restart({
        platformFetch: (request) => (request.url.includes('settle') ? dies() : platformFetch(request)),
      });
      expect((await finish()).status).toBe(502);
      shop.restart({
        platformFetch: async (request) => {
          const reply = await platformFetch(request);
          return request.url.includes('settle') ? dies() : reply;
        },
      });
      expect((await finish()).status).toBe(502);
      shop.restart();
      const before = (await shop.api.files.listFiles()).files?.length;
      expect((await finish()).status).toBe(200);
      expect((await shop.api.files.listFiles()).files).toHaveLength(before ?? -1);
    });

    it('says what it can do to whoever asks, from any page', async () => {
      const response = await fetch(uploadUrl, { method: 'OPTIONS', headers: protocol });
      expect(response.headers.get('tus-version')).toBe('1.0.0');
      expect(response.headers.get('tus-extension')).toContain('creation');
      const reply = await create(token);
      expect(reply.headers.get('access-control-allow-origin')).toBe('*');
      expect(reply.headers.get('access-control-expose-headers')?.toLowerCase()).toContain('location');
    });
  },
  shopMigrations,
);
