import { orderPaymentRequests, orders } from '@wix/ecom';
import { beforeEach, expect, it } from 'vitest';
import type { PaymentPage } from '../../shared/payment-page.ts';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, startGateway } from '../../testing/gateway.ts';
import { plainOrder } from '../../testing/orders.ts';
import { shopMigrations, startShop, type Shop } from '../../testing/shop.ts';
import { TEST_API_KEY } from '../../testing/stack.ts';
import { embeddedFetch } from '../platform-fetch.ts';

const CARD = { expiry: '04/30', cvc: '123', holder: 'Ines Kartenhalter' };

onDatabase(
  'paying a request by its address',
  (database) => {
    let platform: Shop;
    let browser: Browser;

    beforeEach(() => {
      platform = startShop(database());
      const siteId = platform.site.id;
      const server = startGateway(
        database(),
        { siteId, platformFetch: embeddedFetch(platform.platform, { apiKey: TEST_API_KEY, siteId }) },
        new Map(),
        { platformFetch: platform.platform.fetch, paymentGateway: platform.paymentGateway.routes },
      );
      browser = server.browser();
    });

    const token = async (number: string): Promise<string> => {
      const reply = await browser.post('/payment-gateway/tokens', { ...CARD, number });
      return ((await reply.json()) as { token: string }).token;
    };

    it('assumed: whoever has it pays, without signing in; how it went is what the page shows', async () => {
      const sdk = platform.sdk({ orders, orderPaymentRequests });
      const orderId = String((await sdk.orders.createOrder(plainOrder('80.00')))._id);
      const { _id } = await sdk.orderPaymentRequests.createOrderPaymentRequest({
        orderPaymentRequest: { orderId, amount: { amount: '80' }, title: 'Print' },
      });
      const path = `/api/pay/${String(_id)}`;
      const pay = async (number: string) => {
        const reply = await browser.post(path, { paymentToken: await token(number) });
        return (await reply.json()) as PaymentPage;
      };
      expect(await pay('4000 0000 0000 0002')).toMatchObject({
        standing: 'UNPAID',
        charge: { status: 'DECLINED', reason: 'card_declined' },
      });
      expect(await pay('4242 4242 4242 4242')).toMatchObject({ standing: 'PAID' });
      expect(await pay('4242 4242 4242 4242')).toMatchObject({ standing: 'PAID' });
      const order = await sdk.orders.getOrder(orderId);
      expect(order).toMatchObject({ paymentStatus: 'PAID', balanceSummary: { paid: { amount: '80.00' } } });
      const unknown = await browser.post('/api/pay/6f2fae56-4b5b-4a0c-a2f4-2a6d0dbf0b42', {
        paymentToken: 'x',
      });
      expect(unknown.status).toBe(404);
      expect((await browser.post('/api/pay/x', { paymentToken: 'x' })).status).toBe(404);
      expect((await browser.post(path, {})).status).toBe(400);
    });
  },
  [...shopMigrations, ...gatewayMigrations],
);
