// @long: kills a server while it prepares films
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { basename, delimiter, join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { LEASE_SECONDS } from '../server/media/while-leased.ts';
import { unpackPrepared } from './databases/own-database.ts';
import { haveFfmpeg } from './ffmpeg.ts';
import { ServerProcesses, type ServerProcess } from './server-process.ts';
import { KEY } from './shop-process.ts';

const MINUTES = 60_000;
const HALF = 1_000_000;
/** What nobody works at any more is to be had again after so long. */
const LEASE = LEASE_SECONDS * 1000;
const LATER = `--import=${new URL('later-clock.ts', import.meta.url).href}`;
const BYTES = randomBytes(2 * HALF);
const TUS = { 'tus-resumable': '1.0.0', 'content-type': 'application/offset+octet-stream' };

const servers = new ServerProcesses();
afterAll(() => servers.close());

const inOrder = (a: string, b: string): number => a.localeCompare(b);

const hasFfmpeg = await haveFfmpeg();

const ask = async <Reply>(server: ServerProcess, path: string, body?: object): Promise<Reply> => {
  const reply = await server.platform(body ? 'POST' : 'GET', `/site-media/v1/files${path}`, KEY, body);
  expect(reply.status).toBe(200);
  return (await reply.json()) as Reply;
};

const urlFor = async (server: ServerProcess, mimeType: string, fileName: string): Promise<string> =>
  (await ask<{ uploadUrl: string }>(server, '/generate-upload-url', { mimeType, fileName })).uploadUrl;

const filesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return found.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

const put = (url: string, body: Uint8Array): Promise<Response> =>
  fetch(url, { method: 'PUT', body: new Uint8Array(body) });

/** Stands before the real ffmpeg on the path and never finishes the smaller film, so that the kill always meets it. */
async function ffmpegThatHangs(folder: string): Promise<{ path: string; end: () => Promise<void> }> {
  const found = execFileSync('sh', ['-c', 'command -v ffmpeg'], { encoding: 'utf8' }).trim();
  const pid = join(folder, 'pid');
  await mkdir(folder);
  const script = `#!/bin/sh
for last; do :; done
case "$last" in *480p.mp4) echo $$ > '${pid}'; : > "$last"; exec sleep 600 ;; esac
exec '${found}' "$@"
`;
  await writeFile(join(folder, 'ffmpeg'), script, { mode: 0o755 });
  return {
    path: `${folder}${delimiter}${process.env['PATH'] ?? ''}`,
    end: async () => void process.kill(Number(await readFile(pid, 'utf8')), 'SIGKILL'),
  };
}

/** Half of an upload, of which the rest never comes. */
function putHalf(url: string): void {
  const half = request(url, { method: 'PUT', headers: { 'content-length': BYTES.length } });
  half.on('error', () => {});
  half.write(BYTES.subarray(0, HALF));
}

it.runIf(hasFfmpeg)(
  'a film that was being looked into, and uploads under way, leave neither ghost nor orphan when killed, and go on',
  async () => {
    const folder = await servers.folder();
    const temporary = await servers.folder();
    const drafts = join(folder, 'data/uploads');
    const env = {
      DEMO: '0',
      PLATFORM_API_KEY: KEY,
      DATA_DIR: join(folder, 'data'),
      TMPDIR: temporary,
    };
    await unpackPrepared(join(folder, 'data/database'));
    const hanging = await ffmpegThatHangs(join(folder, 'programs'));
    const first = await servers.start(folder, { ...env, PATH: hanging.path }).ready();

    const path = join(folder, 'film.mp4');
    const drawn = ['-f', 'lavfi', '-i', 'testsrc=duration=5:size=1280x720:rate=25'];
    const coded = ['-pix_fmt', 'yuv420p', '-c:v', 'libx264', '-preset', 'ultrafast'];
    execFileSync('ffmpeg', ['-v', 'error', '-y', ...drawn, ...coded, path]);
    await put(await urlFor(first, 'video/mp4', 'film.mp4'), await readFile(path));

    const wish = { mimeType: 'application/octet-stream', fileName: 'parts.bin' };
    const { uploadUrl, uploadToken } = await ask<{ uploadUrl: string; uploadToken: string }>(
      first,
      '/generate-resumable-upload-url',
      wish,
    );
    const inParts = `${uploadUrl}/${uploadToken}`;
    const metadata = `token ${Buffer.from(uploadToken).toString('base64')}`;
    const length = { 'upload-length': String(BYTES.length), 'upload-metadata': metadata };
    await fetch(uploadUrl, { method: 'POST', headers: { 'tus-resumable': '1.0.0', ...length } });
    const send = (offset: number): Promise<Response> =>
      fetch(inParts, {
        method: 'PATCH',
        headers: { ...TUS, 'upload-offset': String(offset) },
        body: new Uint8Array(BYTES.subarray(offset, offset + HALF)),
      });
    expect((await send(0)).status).toBe(204);

    const whole = await urlFor(first, 'application/octet-stream', 'whole.bin');
    putHalf(whole);
    const cut = await vi.waitFor(
      async () => {
        expect((await filesIn(temporary)).some((name) => name.endsWith('480p.mp4'))).toBe(true);
        const draft = (await filesIn(drafts)).find((name) => name.endsWith('.draft'));
        expect(draft).toBeDefined();
        return String(draft);
      },
      { timeout: MINUTES, interval: 50 },
    );
    await first.kill('SIGKILL');
    await hanging.end();

    // A day and more goes by for what nobody can go on with.
    const old = new Date(Date.now() - 26 * 60 * MINUTES);
    await utimes(cut, old, old);
    const later = { NODE_OPTIONS: LATER, LATER_BY_MS: String(LEASE), PORT: new URL(first.url).port };
    const started = Date.now();
    const second = await servers.start(folder, { ...env, ...later }).ready();
    const listed = async () =>
      (await ask<{ files: { displayName: string; operationStatus: string }[] }>(second, '')).files;
    expect(await listed()).toMatchObject([{ displayName: 'film.mp4', operationStatus: 'PENDING' }]);

    const head = await fetch(inParts, { method: 'HEAD', headers: { 'tus-resumable': '1.0.0' } });
    expect(head.headers.get('upload-offset')).toBe(String(HALF));
    expect((await send(HALF)).status).toBe(204);
    for (const url of [inParts, inParts]) expect((await put(url, new Uint8Array())).status).toBe(200);
    expect((await put(whole, BYTES.subarray(0, HALF))).status).toBe(200);

    await vi.waitFor(
      async () =>
        expect(
          (await listed()).map((file) => `${file.displayName} ${file.operationStatus}`).toSorted(inOrder),
        ).toEqual(['film.mp4 READY', 'parts.bin READY', 'whole.bin READY']),
      { timeout: 2 * MINUTES, interval: 500 },
    );
    // Forty-five seconds of lease, and the work itself.
    expect(LEASE + Date.now() - started).toBeLessThan(1.5 * MINUTES);
    expect(await filesIn(join(folder, 'data/media/blobs'))).toHaveLength(3);
    const assets = (await filesIn(join(folder, 'data/media/assets'))).map((name) => basename(name));
    expect(assets.toSorted(inOrder)).toEqual([
      '480p.mp4',
      'hls.m3u8',
      'hls.m4s',
      'poster.jpg',
      'storyboard.jpg',
    ]);
    expect((await filesIn(drafts)).filter((name) => name.endsWith('.draft'))).toEqual([]);
  },
  5 * MINUTES,
);
