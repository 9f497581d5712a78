import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { request } from 'node:http';
import { randomFillSync } from 'node:crypto';
import { sendCall } from './measure.ts';
import { post } from './scenarios.ts';

const PIECE = 8 * 1024 * 1024;

/** Milliseconds, and bytes a second of so many. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

/** A file of noise, which nothing makes smaller; on the disk when this is done. */
export async function writeNoise(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'w');
  const piece = Buffer.alloc(PIECE);
  for (let left = bytes; left > 0; left -= PIECE) {
    randomFillSync(piece);
    await file.write(piece.subarray(0, Math.min(PIECE, left)));
  }
  await file.sync();
  await file.close();
}

/** What `cp` and a sync take: the bytes once through the same machine and disk. */
export async function copy(from: string, to: string): Promise<void> {
  const file = await open(to, 'w');
  for await (const piece of createReadStream(from, { highWaterMark: PIECE }))
    await file.write(piece as Buffer);
  await file.sync();
  await file.close();
}

const send = (
  url: string,
  method: string,
  headers: Record<string, string | number>,
  path?: string,
): Promise<{ body: string; location: string }> =>
  new Promise((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text: string) => (body += text));
      response.on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode >= 300) reject(new Error(`${method} answered ${statusCode}: ${body}`));
        else resolve({ body, location: response.headers.location ?? '' });
      });
    });
    sent.on('error', reject);
    if (path === undefined) sent.end();
    else createReadStream(path, { highWaterMark: 1024 * 1024 }).pipe(sent);
  });

/** An address of the server on this machine, whatever name it gives itself. */
const here = (base: string, address: string): string => {
  const { pathname, search } = new URL(address, base);
  return base + pathname + search;
};

/** @returns the id of the file */
export async function put(base: string, path: string, bytes: number, mimeType: string): Promise<string> {
  const { uploadUrl } = await sendCall<{ uploadUrl: string }>(
    base,
    post('/site-media/v1/files/generate-upload-url', {
      mimeType,
      fileName: `bench.${mimeType.split('/')[1]}`,
    }),
  );
  const { body } = await send(
    here(base, uploadUrl),
    'PUT',
    { 'content-type': mimeType, 'content-length': bytes },
    path,
  );
  return (JSON.parse(body) as { file: { id: string } }).file.id;
}

const base64 = (text: string): string => Buffer.from(text).toString('base64');

/** The same in one part of a resumable upload. */
export async function putByTus(base: string, path: string, bytes: number, mimeType: string): Promise<void> {
  const { uploadUrl, uploadToken } = await sendCall<{ uploadUrl: string; uploadToken: string }>(
    base,
    post('/site-media/v1/files/generate-resumable-upload-url', {
      mimeType,
      fileName: `bench.${mimeType.split('/')[1]}`,
      sizeInBytes: String(bytes),
    }),
  );
  const metadata = { filename: 'bench', contentType: mimeType, token: uploadToken };
  const { location } = await send(here(base, uploadUrl), 'POST', {
    'tus-resumable': '1.0.0',
    'upload-length': bytes,
    'upload-metadata': Object.entries(metadata)
      .map(([name, value]) => `${name} ${base64(value)}`)
      .join(','),
  });
  await send(
    here(base, location),
    'PATCH',
    {
      'tus-resumable': '1.0.0',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
      'content-length': bytes,
    },
    path,
  );
}

/** Reads an answer to its end and keeps nothing of it. @returns how many bytes came */
export async function drain(base: string, address: string): Promise<number> {
  const reply = await fetch(here(base, address));
  if (!reply.ok || !reply.body) throw new Error(`${address} answered ${reply.status}`);
  let bytes = 0;
  for await (const piece of reply.body) bytes += piece.length;
  return bytes;
}
