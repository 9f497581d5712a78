import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { EventStream } from '../../testing/event-stream.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { announceCalls, GATEWAY_CHANGES } from './announce-calls.ts';
import { changeFeed } from './change-feed.ts';

const ORDER_ID = '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77';
const SITE_ID = '11111111-2222-4333-8444-555555555555';
const CHANNEL = 'test_changes';

const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, 5000);

const kind = (permission: string): JobKind => ({
  permissions: [permission],
  batchSize: 5,
  checkParams: () => undefined,
  select: async () => ({ items: [] }),
  labels: async () => new Map(),
  work: async ({ items }) => items.map(({ id }) => ({ id, state: 'done' })),
});

const kinds = new Map([
  ['orders.export', kind('ECOM.READ_ORDERS')],
  ['orders.cancel', kind('ECOM.MODIFY_ORDERS')],
]);

onDatabase(
  'live updates',
  (database) => {
    let shop: TestGateway;
    const streams: EventStream[] = [];

    const startShop = async (channel: string): Promise<TestGateway> => {
      const made = startGateway(database(), await changeFeed(database(), SITE_ID, channel), kinds);
      await made.hub.start(made.gateway);
      return made;
    };

    const open = async (role: string): Promise<EventStream> => {
      const stream = new EventStream(await (await shop.signedIn(role)).get('/admin/api/events'));
      streams.push(stream);
      await waitFor(() => expect(stream.of('ready')).toHaveLength(1));
      return stream;
    };

    const announce = (more: object = {}): Promise<void> =>
      database().notify(
        CHANNEL,
        JSON.stringify({
          siteId: SITE_ID,
          entityFqdn: 'wix.ecom.v1.order',
          slug: 'updated',
          entityId: ORDER_ID,
          requestId: 'r-1',
          ...more,
        }),
      );

    beforeEach(async () => {
      shop = await startShop(CHANNEL);
      await resetGateway(shop);
    });

    afterEach(async () => {
      for (const stream of streams.splice(0)) await stream.close();
      await shop.hub.stop();
    });

    it('are for people who are signed in', async () => {
      expect((await shop.browser().get('/admin/api/events')).status).toBe(401);
    });

    it('tell of changed orders to who may read orders, and to nobody else', async () => {
      const [viewer, editor] = [await open('viewer'), await open('editor')];
      await announce();
      await announce({ entityFqdn: 'wix.ecom.v1.order_transactions', slug: 'created', requestId: 'r-2' });
      await waitFor(() => expect(viewer.of('change')).toHaveLength(2));
      expect(viewer.of('change')).toEqual([
        { resource: 'orders', id: ORDER_ID, slug: 'updated', requestId: 'r-1' },
        { resource: 'orders', id: ORDER_ID, slug: 'created', requestId: 'r-2' },
      ]);
      expect(editor.of('change')).toEqual([]);
    });

    it('begin with what has changed since the page was opened, for those who may see it', async () => {
      const started = performance.now();
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => started + 30_000);
      try {
        const earlier = await open('owner');
        await announce();
        await waitFor(() => expect(earlier.of('change')).toHaveLength(1));
        const [viewer, editor] = [await open('viewer'), await open('editor')];
        await waitFor(() => expect(viewer.of('missed')).toHaveLength(1));
        expect(viewer.of('missed')).toEqual([
          { resource: 'orders', id: ORDER_ID, slug: 'updated', requestId: 'r-1' },
        ]);
        await announce({ entityFqdn: 'wix.reviews.v1.review', requestId: 'r-2' });
        await waitFor(() => expect(editor.of('change')).toHaveLength(1));
        expect([editor, viewer].flatMap((stream) => stream.of('behind'))).toEqual([]);
        expect(editor.of('missed')).toEqual([]);
      } finally {
        clock.mockRestore();
      }
    });

    it('begin by saying so where it is unknown what has changed', async () => {
      const early = await open('viewer');
      await waitFor(() => expect(early.of('behind')).toHaveLength(1));
      const browser = await shop.signedIn('viewer');
      expect((await browser.get('/admin/api/events?since=soon')).status).toBe(400);
    });

    it('leave out other sites and what no page shows', async () => {
      const owner = await open('owner');
      await announce({ siteId: 'another-site', requestId: 'theirs' });
      await announce({ entityFqdn: 'wix.somewhere.v1.thing', requestId: 'unknown' });
      await announce({ requestId: 'ours' });
      await waitFor(() => expect(owner.of('change')).toHaveLength(1));
      expect(owner.of('change')).toEqual([expect.objectContaining({ requestId: 'ours' })]);
    });

    it('tell of jobs to who may start such a job', async () => {
      const [merchant, viewer, editor] = [await open('merchant'), await open('viewer'), await open('editor')];
      for (const [id, name] of [
        ['job-cancel', 'orders.cancel'],
        ['job-export', 'orders.export'],
      ] as const) {
        const job = { id, kind: name, title: name, selection: { ids: [ORDER_ID] }, params: {} };
        const actor = { id: 's', email: 'ines@example.com', name: 'Inês' };
        await shop.jobs.store.create({ ...job, actor, now: new Date() });
        await shop.jobs.runner.run(id);
      }
      const told = (stream: EventStream): string[] => [
        ...new Set(stream.of('job').map((job) => (job as { id: string }).id)),
      ];
      await waitFor(() => expect(told(merchant)).toEqual(['job-cancel', 'job-export']));
      await waitFor(() => expect(told(viewer)).toEqual(['job-export']));
      expect(merchant.of('job')).toContainEqual(
        expect.objectContaining({ id: 'job-cancel', status: 'done', total: 1, done: 1, by: 'Inês' }),
      );
      expect(editor.of('job')).toEqual([]);
    });

    it('stop for a page that was closed, and end for all when the server stops', async () => {
      const [missing, stays] = [await open('owner'), await open('merchant')];
      await missing.close();
      await announce();
      await waitFor(() => expect(stays.of('change')).toHaveLength(1));
      await shop.hub.stop();
      await stays.ended;
      expect(missing.of('change')).toEqual([]);
    });

    describe('of a hosted platform', () => {
      let answer: (path: string) => object;
      let send: ReturnType<typeof announceCalls>;

      beforeEach(async () => {
        await shop.hub.stop();
        shop = await startShop(GATEWAY_CHANGES);
        send = announceCalls(shop.gateway, async (request) =>
          Response.json(answer(new URL(request.url).pathname), {
            status: request.headers.has('fail') ? 428 : 200,
            headers: { 'x-wix-request-id': 'theirs' },
          }),
        );
      });

      const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Response> =>
        send(
          new Request(`https://www.wixapis.com${path}`, {
            method: 'POST',
            body: JSON.stringify(body),
            headers,
          }),
        );

      it('are announced by the calls that change it, once they succeeded', async () => {
        answer = (path) => (path === '/ecom/v1/orders' ? { order: { id: 'fresh' } } : {});
        const viewer = await open('viewer');
        await post('/ecom/v1/orders/search', { search: {} });
        await post(`/ecom/v1/orders/${ORDER_ID}/cancel`, {}, { fail: 'please' });
        const reply = await post('/ecom/v1/orders', { order: {} });
        expect(await reply.json()).toEqual({ order: { id: 'fresh' } });
        await post('/ecom/v1/order-billing/refund-payments', { orderId: ORDER_ID, paymentRefunds: [] });
        const change = { resource: 'orders', requestId: 'theirs' };
        await waitFor(() => expect(viewer.of('change')).toHaveLength(2));
        expect(viewer.of('change')).toEqual([
          { ...change, id: 'fresh', slug: 'created' },
          { ...change, id: ORDER_ID, slug: 'updated' },
        ]);
      });

      it('reach every order of a bulk call', async () => {
        answer = () => ({ results: [] });
        const viewer = await open('viewer');
        const ids = Array.from({ length: 250 }, (_, index) => `${ORDER_ID.slice(0, -3)}${index + 100}`);
        await post('/v1/bulk/payments-collector/mark-as-paid', { ecomOrderIds: ids });
        await waitFor(() => expect(viewer.of('change')).toHaveLength(250));
        expect(viewer.of('change').map((change) => (change as { id: string }).id)).toEqual(ids);
      });
    });
  },
  gatewayMigrations,
);
