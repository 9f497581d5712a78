import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { compressJson } from './compress-json.ts';

const LARGE = { orders: Array.from({ length: 200 }, (_, number) => ({ number, status: 'APPROVED' })) };
const TEXT = JSON.stringify(LARGE);

const app = new Hono();
app.use(compressJson());
app.get('/large', (c) => c.json(LARGE, 201, { 'x-request': '1' }));
app.get('/small', (c) => c.json({ orders: [] }));
app.get('/page', (c) => c.html(TEXT));
app.get('/encoded', (c) =>
  c.body('done', 200, { 'content-type': 'application/json', 'content-encoding': 'br' }),
);
app.get('/file', (c) => c.json(LARGE, 200, { 'content-disposition': 'attachment; filename=data.json' }));
app.get('/forwarded', () => fetch(`data:application/json,${encodeURIComponent(TEXT)}`));
app.get('/nothing', (c) => c.body(null, 204));
app.get('/cors', (c) => c.json(LARGE, 200, { vary: 'Origin' }));

const get = (path: string, acceptEncoding?: string) =>
  app.request(path, { headers: acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding } });

it.each([
  ['gzip, deflate, br, zstd', 'zstd', zstdDecompressSync],
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['zstd;q=0, br;q=0.0, GZIP;q=0.5', 'gzip', gunzipSync],
])('compresses JSON for a client that accepts %s', async (accepted, encoding, decompress) => {
  const response = await get('/large', accepted);
  expect(response.status).toBe(201);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(response.headers.get('vary')).toBe('accept-encoding');
  expect(response.headers.get('x-request')).toBe('1');
  const bytes = Buffer.from(await response.arrayBuffer());
  expect(bytes.length).toBeLessThan(TEXT.length / 4);
  expect(decompress(bytes).toString()).toBe(TEXT);
});

it.each([undefined, '', 'identity', 'deflate', 'br;q=0'])(
  'leaves it as it is for a client that accepts %s',
  async (accepted) => {
    const response = await get('/large', accepted);
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('accept-encoding');
    expect(await response.text()).toBe(TEXT);
  },
);

it('compresses what another server answered, and leaves small responses, other types and files as they are', async () => {
  const all = 'gzip, br, zstd';
  expect((await get('/small', all)).headers.get('content-encoding')).toBeNull();
  expect((await get('/page', all)).headers.get('content-encoding')).toBeNull();
  expect(await (await get('/encoded', all)).text()).toBe('done');
  expect((await get('/file', all)).headers.get('content-encoding')).toBeNull();
  expect((await get('/forwarded', all)).headers.get('content-encoding')).toBe('zstd');
  expect((await get('/nothing', all)).status).toBe(204);
  expect((await get('/cors', all)).headers.get('vary')).toBe('Origin, accept-encoding');
});
