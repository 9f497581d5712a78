import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { COMPILE_CACHE } from '../testing/compile-cache.ts';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

let shop: Server;
let address: string;
let told: Record<string, unknown>;

async function visit(url: string): Promise<Record<string, unknown>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      '--import',
      file('register.mjs'),
      file('../testing/any-clients-process.ts'),
      address.replace(/^http/, '$&s'),
    ],
    { env: { PATH: process.env['PATH'], COUNTERPART_URL: url, ...COMPILE_CACHE } },
  );
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Runs before the hook: connections to the original hosts end at the shop, without TLS, under another name. */
const originalHosts = (port: number): string =>
  `data:text/javascript,${encodeURIComponent(`
    import net from 'node:net';
    import tls from 'node:tls';
    import { syncBuiltinESMExports } from 'node:module';
    tls.connect = () => net.connect(${port}, '127.0.0.1');
    syncBuiltinESMExports();`)}`;

/** A shop that tells what it was asked. */
beforeAll(async () => {
  shop = createServer((request, response) => {
    let length = 0;
    request.on('data', (chunk: Buffer) => (length += chunk.length));
    request.on('end', () => {
      const { url, method, headers } = request;
      if (url?.startsWith('/wixstatic/media/none')) return response.writeHead(404).end();
      if (url?.endsWith('/empty')) return response.writeHead(204).end();
      if (url?.endsWith('/broken')) {
        response.writeHead(200, { 'content-length': 99 }).write('x', () => response.destroy());
        return response;
      }
      const { host, authorization } = headers;
      return response.end(JSON.stringify({ url, method, length, host, authorization }));
    });
  }).listen(0, '127.0.0.1');
  await once(shop, 'listening');
  address = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  told = await visit(`${address}/`);
});
afterAll(() => shop.close());

const asked = (url: string, changes: object = {}) => ({
  url,
  method: 'GET',
  length: 0,
  host: address.slice('http://'.length),
  ...changes,
});
const POST = { method: 'POST' };

describe('`node --import`, whichever way a request leaves Node', () => {
  it('sdk: by fetch, with a body, a stream, from a sandbox, many at once', () => {
    expect(told).toMatchObject({
      fetch: asked('/wixapis/a?b=c', { ...POST, length: 200_000 }),
      streamed: asked('/wixapis/a', { ...POST, length: 5 }),
      sandboxed: asked('/wixapis/a'),
      many: 40,
      empty: 204,
    });
  });

  it('sdk: the media hosts too', () => {
    expect(told['picture']).toEqual(asked('/wixstatic/media/a.jpg'));
  });

  it('assumed: a file that the shop does not have comes from its own host, or is missing', async () => {
    const look = (...hooks: string[]) =>
      promisify(execFile)(
        process.execPath,
        [
          ...[...hooks, file('register.mjs')].flatMap((hook) => ['--import', hook]),
          '--input-type=module',
          '-e',
          `const answer = await fetch('https://static.wixstatic.com/media/none.jpg');
           console.log(answer.status, await answer.text());`,
        ],
        { env: { PATH: process.env['PATH'], COUNTERPART_URL: address } },
      );
    const { port } = shop.address() as AddressInfo;
    const found = (await look(originalHosts(port))).stdout;
    expect(found).toMatch(/^200 /);
    expect(JSON.parse(found.slice(4))).toMatchObject({
      url: '/media/none.jpg',
      host: 'static.wixstatic.com',
    });
    expect((await look(originalHosts(1))).stdout.trim()).toBe('404');
  });

  it('sdk: by https, as axios and got do', () => {
    expect(told['https']).toEqual(asked('/wixapis/h', { ...POST, length: 4, authorization: 'key' }));
    expect(told['https, kept alive']).toEqual([asked('/wixapis/kept'), asked('/wixapis/kept')]);
  });

  it('sdk: by undici, whatever dispatcher it uses', () => {
    expect(told).toMatchObject({
      'undici.request': asked('/wixapis/u', { ...POST, length: 1 }),
      'undici, a dispatcher of its own': asked('/wixapis/u'),
      'undici, a pool': asked('/wixapis/p'),
    });
  });

  it('assumed: an answer that breaks off is a failure, other hosts are none of its business', () => {
    expect(told).toMatchObject({
      broken: { refused: 'UND_ERR_SOCKET' },
      'another host': { refused: 'ERR_SSL_WRONG_VERSION_NUMBER' },
    });
  });

  it('assumed: says when the shop does not answer', async () => {
    expect(await visit('http://127.0.0.1:1')).toMatchObject({
      fetch: { refused: 'ECONNREFUSED' },
      https: { refused: 'ECONNREFUSED' },
      'undici.request': { refused: 'ECONNREFUSED' },
    });
  });
});
