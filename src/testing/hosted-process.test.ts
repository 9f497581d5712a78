// @long: starts two servers, one the hosted platform of the other
import { afterAll, describe, expect, it, vi } from 'vitest';
import { preparedFolder } from './databases/own-database.ts';
import { ServerProcesses } from './server-process.ts';
import {
  createOrder,
  jobOf,
  KEY,
  listen,
  OWNER,
  setUp,
  signIn,
  startJob,
  transactions,
} from './shop-process.ts';

const MINUTES = 60_000;

const servers = new ServerProcesses();
afterAll(() => servers.close());

describe('one process as the hosted platform of another', () => {
  it(
    'is searched, paid and refunded through the other, whose audit log tells; pages stay live',
    async () => {
      const hosted = servers.start(await preparedFolder(servers), { DEMO: '0', PLATFORM_API_KEY: KEY });
      await hosted.ready();
      const siteId = '5f1c8a52-7d0e-4c3b-9b7a-2f64d1e0c9a3';
      const office = await servers
        .start(await preparedFolder(servers), {
          DEMO: '0',
          PLATFORM_URL: `${hosted.url}/wixapis`,
          WIX_API_KEY: KEY,
          WIX_SITE_ID: siteId,
        })
        .ready();
      const [one, two] = [await createOrder(hosted), await createOrder(hosted)];
      expect((await setUp(office)).status).toBe(200);
      const owner = await signIn(office);
      const stream = await listen(owner);
      const call = async (path: string, body: object): Promise<unknown> => {
        const reply = await owner.post(`/admin/wixapis${path}`, body);
        expect([path, reply.status]).toEqual([path, 200]);
        return reply.json();
      };

      expect(await call('/ecom/v1/orders/search', { search: { filter: { id: one } } })).toMatchObject({
        orders: [{ id: one, paymentStatus: 'NOT_PAID' }],
      });
      await call(`/ecom/v1/payments-collector/orders/${one}/mark-as-paid`, {});
      const paid = (await (await owner.get(`/admin/wixapis/ecom/v1/payments/orders/${one}`)).json()) as {
        orderTransactions: { payments: { id: string }[] };
      };
      const paymentId = paid.orderTransactions.payments[0]?.id;
      await call('/ecom/v1/order-billing/refund-payments', {
        orderId: one,
        paymentRefunds: [{ paymentId, amount: { amount: '15.00' }, externalRefund: true }],
      });
      await call(`/ecom/v1/orders/${one}/activities`, {
        activity: { type: 'MERCHANT_COMMENT', merchantComment: { message: 'Called the buyer' } },
      });
      const job = await startJob(owner, [two]);
      await vi.waitFor(
        async () => expect(await jobOf(owner, job)).toMatchObject({ status: 'done', done: 1 }),
        20_000,
      );

      const stored = await hosted.platform('GET', `/ecom/v1/orders/${one}`, KEY);
      expect(await stored.json()).toMatchObject({
        order: {
          paymentStatus: 'PARTIALLY_REFUNDED',
          activities: expect.arrayContaining([
            expect.objectContaining({ type: 'MERCHANT_COMMENT', authorEmail: OWNER.email }),
          ]),
        },
      });
      expect((await transactions(hosted, two)).payments).toHaveLength(1);

      const told = stream.of('change').map((change) => (change as { id: string }).id);
      expect(new Set(told)).toEqual(new Set([one, two]));

      const log = (await (await owner.get('/admin/api/audit-log')).json()) as { operation: string }[];
      expect(log.map(({ operation }) => operation)).toEqual(
        expect.arrayContaining([
          'ecom_orders.paymentCollectionMarkOrderAsPaid',
          'ecom_order-billing.refundPayments',
          'ecom_orders.addActivity',
          'job.orders.mark-as-paid',
        ]),
      );
      expect((await setUp(hosted)).status).toBe(200);
      const theirs = await (await (await signIn(hosted)).get('/admin/api/audit-log')).text();
      expect(theirs).not.toContain('ecom_orders.');

      expect((await office.platform('GET', `/ecom/v1/orders/${one}`, KEY)).status).toBe(404);
      await hosted.kill('SIGKILL');
      const away = await owner.post('/admin/wixapis/ecom/v1/orders/search', { search: {} });
      expect([away.status, await away.json()]).toMatchObject([
        502,
        { details: { applicationError: { code: 'PLATFORM_UNREACHABLE' } } },
      ]);
      expect(await office.kill('SIGTERM')).toBe(0);
    },
    5 * MINUTES,
  );
});
