import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { closerOf } from './close-server.ts';

const opened: Socket[] = [];
let server: Server;
let answer = (): void => {};

afterEach(() => {
  for (const socket of opened.splice(0)) socket.destroy();
  server.close();
});

async function start(options: { linger?: number; grace?: number } = {}): Promise<() => Promise<void>> {
  server = createServer((request, response) => {
    if (request.url === '/slow') answer = () => response.end('slow');
    else if (request.url === '/stream') response.write('begun');
    else response.end('quick');
  });
  const close = closerOf(server, { linger: 100, ...options });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return close;
}

/** A connection, with all that came over it. */
async function open(): Promise<{
  ask: (path: string) => void;
  heard: () => string;
  ended: Promise<unknown>;
}> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port);
  opened.push(socket);
  let text = '';
  socket.on('data', (chunk) => (text += String(chunk)));
  await new Promise((resolve) => socket.once('connect', resolve));
  return {
    ask: (path) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: shop\r\n\r\n`),
    heard: () => text,
    ended: new Promise((resolve) => socket.once('close', resolve)),
  };
}

const count = (text: string, part: RegExp): number => [...text.matchAll(part)].length;

it('answers what was under way, what comes over a kept connection and what is new, and each for the last time', async () => {
  const close = await start();
  const [stored, slow] = [await open(), await open()];
  stored.ask('/');
  slow.ask('/slow');
  await vi.waitFor(() => expect(stored.heard()).toContain('quick'));
  expect(stored.heard()).not.toContain('close');
  const closed = close();
  stored.ask('/');
  const fresh = await open();
  fresh.ask('/');
  await Promise.all([stored.ended, fresh.ended]);
  expect(count(stored.heard(), /200 OK/g)).toBe(2);
  expect(count(stored.heard(), /connection: close/gi)).toBe(1);
  expect(fresh.heard()).toMatch(/200 OK[^]*connection: close[^]*quick/i);
  answer();
  await slow.ended;
  expect(slow.heard()).toMatch(/200 OK[^]*connection: close[^]*slow/i);
  await closed;
});

it('waits for nobody who asks nothing', async () => {
  const close = await start({ grace: 60_000 });
  const [stored, silent] = [await open(), await open()];
  stored.ask('/');
  await vi.waitFor(() => expect(stored.heard()).toContain('quick'));
  await close();
  await Promise.all([stored.ended, silent.ended]);
});

it('cuts what does not come to an end', async () => {
  const close = await start({ grace: 100 });
  const endless = await open();
  endless.ask('/stream');
  await vi.waitFor(() => expect(endless.heard()).toContain('begun'));
  await close();
  await endless.ended;
});
