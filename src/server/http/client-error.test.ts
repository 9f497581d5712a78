import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { answerClientError, MAX_HEAD_BYTES } from './client-error.ts';

let server: Server;
afterEach(() => server.close());

/** What the server says to these bytes. */
async function said(bytes: string): Promise<string> {
  server = createServer({ maxHeaderSize: MAX_HEAD_BYTES }, (_, reply) => reply.end('fine'));
  server.on('clientError', answerClientError);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return new Promise((resolve, reject) => {
    let heard = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('end', () => resolve(heard));
    socket.on('error', reject);
  });
}

it('tells that a head is too large', async () => {
  const reply = await said(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(40_000)}\r\n\r\n`);
  expect(reply).toMatch(/^HTTP\/1\.1 431 Request Header Fields Too Large\r\n/);
  expect(reply).toMatch(/\r\n\r\nRequest Header Fields Too Large\n$/);
});

it.each(['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nA\0: b\r\n\r\n'])(
  'tells that %j is no request',
  async (bytes) => {
    expect(await said(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\nBad Request\n$/);
  },
);
