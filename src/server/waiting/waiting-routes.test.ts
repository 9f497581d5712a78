import { beforeEach, expect, it } from 'vitest';
import { waitingDesks } from '../../shared/desks/waiting-desks.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';
import { platformMigrations } from '../../platform/platform.ts';
import { startStack, TEST_API_KEY, type Stack } from '../../testing/stack.ts';

const order = (paymentStatus: string) => ({
  channelInfo: { type: 'POS' },
  status: 'APPROVED',
  paymentStatus,
  priceSummary: { subtotal: { amount: '12' }, total: { amount: '12' } },
  lineItems: [
    {
      productName: { original: 'Mug' },
      price: { amount: '12' },
      quantity: 1,
      itemType: { preset: 'PHYSICAL' },
    },
  ],
});

onDatabase(
  'the records that wait for a person',
  (database) => {
    let stack: Stack;
    const startShop = async (embedded: boolean): Promise<TestGateway> => {
      const shop = startGateway(database(), {
        embedded,
        async platformFetch(request) {
          request.headers.set('authorization', TEST_API_KEY);
          return stack.platform.fetch(request);
        },
      });
      await resetGateway(shop);
      return shop;
    };
    const read = async (shop: TestGateway, role: string, query = ''): Promise<object> => {
      const browser = await shop.signedIn(role);
      const response = await browser.get(`/admin/api/waiting${query}`);
      expect(response.status).toBe(200);
      return ((await response.json()) as { counts: object }).counts;
    };

    beforeEach(() => {
      stack = startStack(database());
    });

    it('are counted for every desk in one request, as its tab finds them', async () => {
      for (const paymentStatus of ['PAID', 'PAID', 'NOT_PAID']) {
        const made = await stack.call('POST', '/ecom/v1/orders', { order: order(paymentStatus) });
        expect(await made.text()).toContain(`"paymentStatus":"${paymentStatus}"`);
      }
      const nothing = Object.fromEntries(waitingDesks.map((desk) => [desk, 0]));
      expect(await read(await startShop(true), 'owner')).toEqual({ ...nothing, orders: 2 });
    });

    it('are displayed to those alone who may open the desk', async () => {
      const shop = await startShop(true);
      expect(Object.keys(await read(shop, 'moderator'))).toContain('reviews');
      expect(await read(shop, 'moderator', '?desks=webhooks')).toEqual({});
      expect(await read(shop, 'owner', '?desks=webhooks,drafts')).toEqual({ webhooks: 0, drafts: 0 });
      const unknown = await (await shop.signedIn('owner')).get('/admin/api/waiting?desks=orders,nothing');
      expect(unknown.status).toBe(400);
      expect((await shop.browser().get('/admin/api/waiting')).status).toBe(401);
    });

    it('are those of the contract on a hosted platform, and one that cannot be counted hides no other', async () => {
      const hosted = await startShop(false);
      expect(Object.keys(await read(hosted, 'owner')).toSorted()).toEqual(['orders', 'reviews']);
      const failing = startGateway(database(), {
        async platformFetch(request) {
          if (request.url.includes('/orders/aggregate')) return new Response('{}', { status: 503 });
          request.headers.set('authorization', TEST_API_KEY);
          return stack.platform.fetch(request);
        },
      });
      await resetGateway(failing);
      expect(await read(failing, 'owner', '?desks=orders,reviews')).toEqual({ reviews: 0 });
    });
  },
  [...platformMigrations, ...gatewayMigrations],
);
