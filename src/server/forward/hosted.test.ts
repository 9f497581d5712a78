import type { AddressInfo } from 'node:net';
import { serve, type ServerType } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { hostedFetch } from '../platform-fetch.ts';

const ORDER_ID = '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77';
const KEY = 'the key of the hosted platform';

/** Stands for a platform elsewhere, behind a real socket. */
async function startHosted() {
  const seen: { path: string; headers: Headers; body: string }[] = [];
  let searching = 0;
  let aborted = 0;
  const app = new Hono();
  app.post('/wixapis/ecom/v1/orders/search', async (c) => {
    searching++;
    await new Promise((resolve) => c.req.raw.signal.addEventListener('abort', resolve));
    aborted++;
    return c.json({ orders: [] });
  });
  app.all('/wixapis/*', async (c) => {
    seen.push({ path: c.req.path, headers: c.req.raw.headers, body: await c.req.text() });
    if (c.req.header('authorization') !== KEY) return c.json({ message: 'no', details: {} }, 401);
    return c.json({ order: { id: ORDER_ID, number: '10017', status: 'CANCELED' } });
  });
  const server = await new Promise<ServerType>((resolve) => {
    const started = serve({ fetch: app.fetch, port: 0 }, () => resolve(started));
  });
  const { port } = server.address() as AddressInfo;
  return {
    seen,
    searching: () => searching,
    aborted: () => aborted,
    url: `http://localhost:${port}/wixapis`,
    close: () => server.close(),
  };
}

onDatabase(
  'a hosted platform',
  (database) => {
    let hosted: Awaited<ReturnType<typeof startHosted>>;

    const shopWith = async (apiKey: string): Promise<TestGateway> => {
      const platformFetch = hostedFetch(hosted.url, { apiKey, siteId: 'the-hosted-site' });
      const shop = startGateway(database(), { platformFetch });
      await resetGateway(shop);
      return shop;
    };

    beforeEach(async () => {
      hosted = await startHosted();
    });

    afterEach(() => {
      hosted.close();
    });

    it('is called with the key, the site and the person, never with cookies', async () => {
      const merchant = await (await shopWith(KEY)).signedIn('merchant');
      const path = `/ecom/v1/orders/${ORDER_ID}/cancel`;
      const reply = await merchant.post(
        `/admin/wixapis${path}`,
        { id: ORDER_ID },
        { 'idempotency-key': 'once-2' },
      );
      expect(await reply.json()).toMatchObject({ order: { status: 'CANCELED' } });

      const call = hosted.seen.at(-1);
      expect(call?.path).toBe(`/wixapis${path}`);
      expect(call?.body).toBe(JSON.stringify({ id: ORDER_ID }));
      expect(Object.fromEntries(call?.headers ?? [])).toMatchObject({
        authorization: KEY,
        'wix-site-id': 'the-hosted-site',
        'x-counterpart-actor': 'merchant@halfdrop.example',
        'idempotency-key': 'once-2',
      });
      expect(call?.headers.has('cookie')).toBe(false);
    });

    it('answers 502 when it rejects the key or is away', async () => {
      const shop = await shopWith('another key');
      const merchant = await shop.signedIn('merchant');
      const rejected = await merchant.get(`/admin/wixapis/ecom/v1/orders/${ORDER_ID}`);
      expect(rejected.status).toBe(502);
      expect(await rejected.json()).toMatchObject({
        details: { applicationError: { code: 'PLATFORM_KEY_REFUSED' } },
      });
      hosted.close();
      const away = startGateway(database(), {
        platformFetch: hostedFetch('http://localhost:9', { apiKey: KEY, siteId: 's' }),
      });
      const person = await away.signedIn('merchant');
      const reply = await person.get(`/admin/wixapis/ecom/v1/orders/${ORDER_ID}`);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'PLATFORM_UNREACHABLE' } },
      });
    });

    it('hears when the browser gives up on a list', async () => {
      const shop = await shopWith(KEY);
      const merchant = await shop.signedIn('merchant');
      const cookie = [...merchant.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const input = new AbortController();
      const reply = shop.fetch(
        new Request('http://localhost:8080/admin/wixapis/ecom/v1/orders/search', {
          method: 'POST',
          headers: { cookie, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' },
          body: '{}',
          signal: input.signal,
        }),
      );
      await vi.waitFor(() => expect(hosted.searching()).toBe(1));
      input.abort();
      await reply;
      await vi.waitFor(() => expect(hosted.aborted()).toBe(1), 1500);
    });
  },
  gatewayMigrations,
);
