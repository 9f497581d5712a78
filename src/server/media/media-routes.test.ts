import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { diskFiles } from '../../platform/adapters/disk-files.ts';
import { memoryFiles } from '../../testing/deterministic.ts';
import { blobKey, type FileSource } from '../../shared/media.ts';
import { mediaLibrary } from './library.ts';
import { mediaRoutes } from './media-routes.ts';
import { renditionCache } from './rendition-cache.ts';
import type { Hono } from 'hono';

const ID = '8f2d60_00000000000000000000000000000001~mv2.jpg';
let folder: string;
let routes: Hono;
let reads = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  const files = diskFiles(join(folder, 'media'));
  const left = { create: { width: 100, height: 280, channels: 3, background: '#ff0000' } } as const;
  const picture = await sharp({ create: { width: 200, height: 280, channels: 3, background: '#0000ff' } })
    .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
    .jpeg()
    .toBuffer();
  await files.write(ID, picture);
  await files.write('mark.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await files.write('notes.txt', Buffer.from('not a picture'));
  const counting = { ...files, read: (key: string) => (reads++, files.read(key)) };
  routes = mediaRoutes({
    library: mediaLibrary({ files: counting }),
    cache: renditionCache(join(folder, 'cache')),
  });
});
afterAll(() => rm(folder, { recursive: true }));

const get = (path: string, headers: Record<string, string> = {}) => routes.request(path, { headers });
const probe = async (response: Response) => sharp(Buffer.from(await response.arrayBuffer())).metadata();

test('the original is answered with its type, for good', async () => {
  const response = await get(`/${ID}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('image/jpeg');
  expect(response.headers.get('Cache-Control')).toContain('max-age=60');
  expect(await probe(response)).toMatchObject({ width: 200, height: 280 });
});

test('docs: fill covers the box, fit stays inside it, crop cuts from the original', async () => {
  const cases: [string, number, number][] = [
    ['fill/w_60,h_60,al_c,q_80,usm_0.66_1.00_0.01,enc_png/a.jpg', 60, 60],
    ['fill/w_300,h_300,enc_png/a.jpg', 300, 300],
    ['fill/w_59.6,h_60.25,enc_png/a.jpg', 60, 60],
    ['fit/w_100,h_100,enc_png/a.jpg', 71, 100],
    ['crop/x_10,y_20,w_50,h_40,enc_png/a.jpg', 50, 40],
    ['crop/x_0,y_0,w_100,h_280/fill/w_20,h_20,enc_png/a.jpg', 20, 20],
    ['fill/w_100,h_280,fp_1.00_0.50,enc_png/a.jpg', 100, 280],
  ];
  for (const [path, width, height] of cases) {
    expect(await probe(await get(`/${ID}/v1/${path}`))).toMatchObject({ format: 'png', width, height });
  }
});

test('docs: alignment and focal point decide what stays in view', async () => {
  const mean = async (path: string): Promise<number[]> => {
    const bytes = Buffer.from(await (await get(`/${ID}/v1/${path}`)).arrayBuffer());
    return (await sharp(bytes).stats()).channels.map((channel) => Math.round(channel.mean));
  };
  const [red, , blueAtLeft] = await mean('fill/w_50,h_280,al_l,enc_png/a');
  expect(red).toBeGreaterThan(200);
  expect(blueAtLeft).toBeLessThan(60);
  expect((await mean('fill/w_50,h_280,al_r,enc_png/a'))[2]).toBeGreaterThan(200);
  expect((await mean('fill/w_50,h_280,fp_1.00_0.50,enc_png/a'))[2]).toBeGreaterThan(200);
});

test('the encoding follows what the browser accepts unless the address names one', async () => {
  const path = `/${ID}/v1/fill/w_40,h_56,enc_auto/a.jpg`;
  const type = async (accept: string) => (await get(path, { Accept: accept })).headers.get('Content-Type');
  expect(await type('image/avif,image/webp,*/*')).toBe('image/avif');
  expect(await type('image/webp,*/*')).toBe('image/webp');
  expect(await type('*/*')).toBe('image/jpeg');
  expect((await get(path)).headers.get('Vary')).toBe('Accept');
  expect((await get(`/${ID}/v1/fill/w_40,h_56,enc_webp/a.jpg`)).headers.get('Content-Type')).toBe(
    'image/webp',
  );
});

test('a picture the browser has is not sent again', async () => {
  const path = `/${ID}/v1/fill/w_33,h_44/a.jpg`;
  const tag = (await get(path)).headers.get('ETag') ?? '';
  const again = await get(path, { 'If-None-Match': tag });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
});

test('asked for by many at once, a rendition is made once and then comes from disk', async () => {
  reads = 0;
  const path = `/${ID}/v1/fill/w_77,h_77,enc_webp/a.jpg`;
  const answers = await Promise.all(Array.from({ length: 12 }, async () => get(path)));
  expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 12 }, () => 200));
  await get(path);
  expect(reads).toBe(1);
});

test('what cannot be served is rejected with the reason', async () => {
  const rejected = [
    'fill/w_4001,h_10/a',
    'fill/w_0,h_10/a',
    'fill/w_-1,h_10/a',
    'fill/w_10/a',
    'fill/w_1e3,h_10/a',
    'fill/w_10,h_10,q_0/a',
    'fill/w_10,h_10,enc_exe/a',
    'fill/w_10,h_10,al_x/a',
    'fill/w_10,h_10,fp_2_0/a',
    'stretch/w_10,h_10/a',
    'fill/hello/a',
    'crop/x_0,y_0,w_10/a',
    'crop/x_500,y_0,w_10,h_10/a',
    'fill',
    '%E0%A4%A/a',
    'fill/w_10,h_10,enc_constructor/a',
  ];
  const served: string[] = [];
  for (const path of rejected) {
    const response = await get(`/${ID}/v1/${path}`);
    if (response.status !== 400 || (await response.text()).length < 5) served.push(path);
  }
  expect(served).toEqual([]);
  const never = await get('/notes.txt/v1/fill/w_10,h_10/a');
  expect([never.status, never.headers.get('Cache-Control')]).toEqual([400, 'public, max-age=3600']);
  const absurd = await get(`/${ID}/v1/fill/w_99999999,h_1/a`);
  expect([absurd.status, absurd.headers.get('Cache-Control')]).toEqual([400, 'public, max-age=3600']);
});

test('an unknown file is 404, and no path leads out of the folder', async () => {
  const missing = [
    'nothing.jpg',
    '..%2fcache',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '.hidden',
    'a%00b',
    '..',
    'x'.repeat(400),
  ];
  const paths = missing.flatMap((id) => [`/${id}`, `/${id}/v1/fill/w_10,h_10/a`]);
  const statuses = await Promise.all(paths.map(async (path) => (await get(path)).status));
  expect(new Set(statuses)).toEqual(new Set([404]));
});

test('a drawing in SVG goes out unscaled and may run nothing', async () => {
  const response = await get('/mark.svg/v1/fill/w_10,h_10/a');
  expect(response.headers.get('Content-Type')).toBe('image/svg+xml');
  expect(response.headers.get('Content-Security-Policy')).toContain('sandbox');
});

test('the cache keeps to its limit', async () => {
  const small = join(folder, 'small');
  const cache = renditionCache(small, { bytes: 10_000 });
  for (let i = 0; i < 40; i++) {
    await cache.get(`${String(i).padStart(2, '0')}abcdef`, 'o', async () => new Uint8Array(1_000));
  }
  const left = (await readdir(small, { recursive: true })).filter((name) => name.includes('abcdef'));
  expect(left.length).toBeLessThanOrEqual(10);
  expect(left.length).toBeGreaterThanOrEqual(7);
});

const SOURCE: FileSource = {
  id: 'a.jpg',
  displayName: 'a.jpg',
  mediaType: 'IMAGE',
  contentType: 'image/jpeg',
  sizeInBytes: 1,
  sha256: 'aa'.repeat(32),
  private: false,
  state: 'OK',
  operationStatus: 'READY',
  assets: {},
};

/** Routes over files that have a record. */
async function recorded(
  bytes: Uint8Array,
  change: Partial<FileSource>,
): Promise<(path: string, headers?: Record<string, string>) => Promise<Response>> {
  const source = { ...SOURCE, ...change };
  const stored = memoryFiles([[blobKey(source.sha256), bytes]]);
  const files = { ...stored, read: (key: string) => (reads++, stored.read(key)) };
  const library = {
    ...mediaLibrary({ files }),
    sourceOf: async (id: string) => (id === source.id ? source : undefined),
  };
  const own = mediaRoutes({ library, cache: renditionCache(join(folder, `cache-${source.id}`)) });
  return async (path, headers = {}) => own.request(path, { headers });
}

test('a picture that breaks off is rejected in every size, and tried once', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const whole = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const ask = await recorded(whole.subarray(0, whole.length / 2), {
    id: 'half.png',
    contentType: 'image/png',
  });
  const before = reads;
  for (const size of [20, 40, 60])
    expect((await ask(`/half.png/v1/fill/w_${size},h_${size}/a`)).status).toBe(400);
  expect(reads - before).toBe(1);
});

describe('a file with a record', () => {
  it('is kept for good by browsers only under its version', async () => {
    const ask = await recorded(Buffer.from('bytes'), {
      id: 'b.txt',
      mediaType: 'DOCUMENT',
      contentType: 'text/plain',
    });
    const kept = async (path: string) => (await ask(path)).headers.get('Cache-Control');
    expect(await kept('/b.txt')).toContain('max-age=60');
    expect(await kept(`/b.txt?v=${'a'.repeat(12)}`)).toContain('immutable');
    expect(await kept('/b.txt?v=bbbbbbbbbbbb')).toContain('max-age=60');
  });

  it('is sent in parts to whoever asks for parts', async () => {
    const ask = await recorded(Buffer.from('0123456789'), {
      id: 'c',
      mediaType: 'VIDEO',
      contentType: 'video/mp4',
    });
    const part = async (Range: string, more: Record<string, string> = {}) => {
      const reply = await ask('/c', { Range, ...more });
      return [reply.status, reply.headers.get('Content-Range'), await reply.text()];
    };
    expect(await part('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await part('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await part('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await part('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await part('lines=1-2')).toEqual([200, null, '0123456789']);
    expect(await part('bytes=2-4', { 'If-Range': '"older"' })).toEqual([200, null, '0123456789']);
  });

  it('is rejected while it is private, whole and in any size', async () => {
    const ask = await recorded(
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
      { private: true },
    );
    expect([(await ask('/a.jpg')).status, (await ask('/a.jpg/v1/fill/w_4,h_4/a')).status]).toEqual([
      403, 403,
    ]);
  });

  it('runs nothing, whatever it holds', async () => {
    const ask = await recorded(Buffer.from('<script>1</script>'), {
      id: 'd.html',
      mediaType: 'OTHER',
      contentType: 'text/html',
    });
    const { headers } = await ask('/d.html');
    expect(headers.get('Content-Disposition')).toBe('attachment');
    expect(headers.get('Content-Security-Policy')).toContain('sandbox');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  });

  it('keeps its focal point in view where the address names none', async () => {
    const left = { create: { width: 100, height: 280, channels: 3, background: '#ff0000' } } as const;
    const bytes = await sharp({ create: { width: 200, height: 280, channels: 3, background: '#0000ff' } })
      .composite([{ input: await sharp(left).png().toBuffer(), left: 0, top: 0 }])
      .png()
      .toBuffer();
    const blue = async (focalPoint: { x: number; y: number } | undefined, path: string) => {
      const ask = await recorded(bytes, { id: `${focalPoint?.x}.png`, ...(focalPoint && { focalPoint }) });
      const reply = await ask(`/${focalPoint?.x}.png/v1/fill/${path},enc_png/a`);
      const { channels } = await sharp(Buffer.from(await reply.arrayBuffer())).stats();
      return Math.round(channels[2]?.mean ?? 0);
    };
    expect(await blue({ x: 0.9, y: 0.5 }, 'w_50,h_280')).toBeGreaterThan(200);
    expect(await blue({ x: 0.1, y: 0.5 }, 'w_50,h_280')).toBeLessThan(60);
    expect(await blue({ x: 0.1, y: 0.5 }, 'w_50,h_280,fp_1.00_0.50')).toBeGreaterThan(200);
    expect(await blue({ x: 0.1, y: 0.5 }, 'w_50,h_280,al_r')).toBeGreaterThan(200);
  });
});
