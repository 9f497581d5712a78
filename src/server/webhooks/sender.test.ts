import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { webhookSender } from './sender.ts';

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

const listening = (answer: RequestListener): Promise<string> =>
  new Promise((resolve) => {
    const server = createServer(answer).listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`),
    );
    servers.push(server);
  });

const send = webhookSender({ allows: () => true });
const SOON = 300;
const LONG = 20_000;

it('docs: the token is the body of a POST, and what is answered comes back', async () => {
  let body = '';
  const address = await listening((request, reply) => {
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => reply.end(`${request.method} taken`));
  });
  expect(await send(address, 'a.b.c', LONG)).toEqual({ status: 200, trouble: null, answer: 'POST taken' });
  expect(body).toBe('a.b.c');
});

it('assumed: no redirect is followed', async () => {
  let inside = 0;
  const secret = await listening((_request, reply) => {
    inside += 1;
    reply.end();
  });
  const address = await listening((_request, reply) => reply.writeHead(301, { location: secret }).end());
  expect(await send(address, 'x', LONG)).toMatchObject({ status: 301, trouble: 'REDIRECT' });
  expect(inside).toBe(0);
});

it('assumed: of 10 MB the beginning is read, and what comes byte by byte is not waited for', async () => {
  const large = await listening((_request, reply) => reply.end('x'.repeat(10_000_000)));
  const told = await send(large, 'x', LONG);
  expect(told.status).toBe(200);
  expect(told.answer).toHaveLength(2000);
  const slow = await listening((_request, reply) => {
    const drip = setInterval(() => reply.write('x'), 20);
    reply.once('close', () => clearInterval(drip));
    reply.flushHeaders();
  });
  expect(await send(slow, 'x', SOON)).toMatchObject({ status: 200, trouble: null });
  const silent = await listening(() => {});
  expect(await send(silent, 'x', SOON)).toEqual({ status: null, trouble: 'TIMEOUT', answer: '' });
});

it('assumed: nothing inside is reached, by a number or by a name', async () => {
  const outward = webhookSender();
  const rejected = { status: null, trouble: 'ADDRESS_NOT_ALLOWED', answer: '' };
  const address = await listening((_request, reply) => reply.end());
  expect(await outward(address, 'x', LONG)).toEqual(rejected);
  expect(await outward(address.replace('127.0.0.1', 'localhost'), 'x', LONG)).toEqual(rejected);
  expect(await send('http://127.0.0.1:1/', 'x', LONG)).toMatchObject({
    status: null,
    trouble: 'UNREACHABLE',
  });
});
