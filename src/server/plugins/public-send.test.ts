import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { publicSend } from './public-send.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const post = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'token' };

it('assumed: what leads inside is not posted to, by its number or by its name', async () => {
  let calls = 0;
  const url = await serve((_request, reply) => {
    calls += 1;
    reply.end();
  });
  const { port } = new URL(url);
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '169.254.169.254', '10.0.0.1', '2130706433'])
    await expect(publicSend()(`http://${host}:${port}/v1`, post)).rejects.toThrow(/public net/);
  expect(calls).toBe(0);
});

it('assumed: a redirect is told and not followed', async () => {
  const requested: string[] = [];
  const url = await serve((request, reply) => {
    requested.push(`${request.method} ${request.url} ${request.headers['content-type']}`);
    reply.writeHead(307, { location: '/inside' }).end();
  });
  const reply = await publicSend(() => true)(`${url}/v1`, post);
  expect(reply.status).toBe(307);
  expect(requested).toEqual(['POST /v1 text/plain']);
});

it('assumed: what takes too long ends in the middle of its answer, too', async () => {
  const url = await serve((_request, reply) => void reply.write('{"ship'));
  const signal = AbortSignal.timeout(200);
  const reply = await publicSend(() => true)(url, { ...post, signal });
  await expect(reply.text()).rejects.toThrow(/abort|timeout/i);
});

it('assumed: a body comes whole', async () => {
  const url = await serve((request, reply) => void request.pipe(reply));
  expect(await (await publicSend(() => true)(url, post)).text()).toBe('token');
});
