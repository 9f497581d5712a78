import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { clientAddress } from './client-address.ts';

const app = new Hono().get('/', (c) => c.text(clientAddress(c)));

/** As the server sees a request over a socket from that address. */
async function seen(remoteAddress: string, forwarded?: string): Promise<string> {
  const headers: Record<string, string> = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } };
  return (await app.request('/', { headers }, { incoming })).text();
}

it.each(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8::7'])(
  'believes nothing of %s itself',
  async (direct) => {
    expect(await seen(direct, '198.51.100.1')).toBe(direct.replace('::ffff:', ''));
  },
);

it.each([
  '127.0.0.1',
  '::1',
  '::ffff:172.18.0.5',
  '172.18.0.5',
  '::ffff:10.0.0.2',
  '100.64.3.1',
  'fd00::2',
  'fe80::1',
])('believes the last entry of a proxy at %s', async (proxy) => {
  expect(await seen(proxy, '192.0.2.66, 198.51.100.1')).toBe('198.51.100.1');
  expect(await seen(proxy, '2001:db8::1')).toBe('2001:db8::1');
  expect(await seen(proxy, '198.51.100.1:4711')).toBe('198.51.100.1');
  expect(await seen(proxy, '[2001:db8::1]:4711')).toBe('2001:db8::1');
  expect(await seen(proxy)).toBe(proxy.replace('::ffff:', ''));
});

it('takes what is no address for nothing', async () => {
  for (const made of ['', 'a', '9'.repeat(5000), '[x]:1', 'unknown', '198.51.100.1, '])
    expect(await seen('127.0.0.1', made)).toBe('127.0.0.1');
});
