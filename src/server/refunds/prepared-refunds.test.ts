import { beforeEach, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const orderId = '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77';
const paymentId = '5f0c6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a11';
const request = { orderId, paymentRefunds: [{ paymentId, amount: { amount: '12.50' } }] };
const PATH = '/admin/api/prepared-refunds';
const code = async (reply: Response): Promise<unknown> =>
  ((await reply.json()) as { details: { applicationError?: { code: string } } }).details.applicationError
    ?.code;

onDatabase(
  'prepared refunds',
  (database) => {
    let shop: TestGateway;
    let moderator: Browser;
    let merchant: Browser;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      [moderator, merchant] = [await shop.signedIn('moderator'), await shop.signedIn('merchant')];
    });

    async function prepare(by: Browser): Promise<string> {
      const reply = await by.post(PATH, {
        orderId,
        request,
        preview: { total: '12.50' },
        note: 'Damaged corner',
      });
      expect(reply.status).toBe(200);
      return ((await reply.json()) as { id: string }).id;
    }

    it('is prepared by one person and sent by another, with its id as idempotency key', async () => {
      const id = await prepare(moderator);
      expect(shop.calls).toEqual([]);
      expect((await moderator.post(`${PATH}/${id}/approve`)).status).toBe(403);

      shop.answerWith(() => ({ body: { refundId: 'r-1' } }));
      const sent = await merchant.post(`${PATH}/${id}/approve`);
      expect(await sent.json()).toMatchObject({
        status: 'sent',
        preparedBy: 'moderator@halfdrop.example',
        decidedBy: 'merchant@halfdrop.example',
        result: { refundId: 'r-1' },
      });
      const [call] = shop.calls;
      expect(call?.path).toBe('/ecom/v1/order-billing/refund-payments');
      expect(call?.headers.get('idempotency-key')).toBe(id);
      expect(JSON.parse(call?.body ?? '')).toEqual(request);

      const list = await moderator.get(`${PATH}?filter=${encodeURIComponent(JSON.stringify({ orderId }))}`);
      expect(list.headers.get('content-range')).toBe('prepared-refunds 0-0/1');
      const log = await merchant.get(
        `/admin/api/audit-log?filter=${encodeURIComponent(JSON.stringify({ entityId: orderId }))}`,
      );
      expect(await log.json()).toEqual([
        expect.objectContaining({ operation: 'ecom_order-billing.refundPayments', outcome: 'succeeded' }),
      ]);
    });

    it('is not sent by who prepared it', async () => {
      const id = await prepare(merchant);
      expect(await code(await merchant.post(`${PATH}/${id}/approve`))).toBe('SAME_PERSON');
      expect(shop.calls).toEqual([]);
      expect((await (await shop.signedIn('owner')).post(`${PATH}/${id}/approve`)).status).toBe(200);
    });

    it('is decided once, also by two people at once', async () => {
      const id = await prepare(moderator);
      const owner = await shop.signedIn('owner');
      const replies = await Promise.all([
        merchant.post(`${PATH}/${id}/approve`),
        owner.post(`${PATH}/${id}/approve`),
      ]);
      expect(replies.map((reply) => reply.status).toSorted((a, b) => a - b)).toEqual([200, 428]);
      expect(shop.calls).toHaveLength(1);
      expect(await code(await owner.post(`${PATH}/${id}/decline`))).toBe('ALREADY_DECIDED');
    });

    it('stays open when the platform rejects, and says why', async () => {
      const id = await prepare(moderator);
      const error = {
        message: 'too much',
        details: { applicationError: { code: 'INVALID_AMOUNT', description: 'too much', data: {} } },
      };
      shop.answerWith(() => ({ status: 400, body: error }));
      const rejected = await merchant.post(`${PATH}/${id}/approve`);
      expect([rejected.status, await rejected.json()]).toEqual([400, error]);
      expect(await (await merchant.get(`${PATH}/${id}`)).json()).toMatchObject({ status: 'prepared', error });
      shop.answerWith(() => ({ body: { refundId: 'r-2' } }));
      expect((await merchant.post(`${PATH}/${id}/approve`)).status).toBe(200);
    });

    it('is declined with a reason', async () => {
      const id = await prepare(moderator);
      const declined = await merchant.post(`${PATH}/${id}/decline`, { reason: 'Already replaced' });
      expect(await declined.json()).toMatchObject({ status: 'declined', decisionNote: 'Already replaced' });
      expect(await code(await merchant.post(`${PATH}/${id}/approve`))).toBe('ALREADY_DECIDED');
      expect(shop.calls).toEqual([]);
    });

    it('is rejected from who may not prepare, or when it speaks of two orders', async () => {
      const viewer = await shop.signedIn('viewer');
      expect((await viewer.post(PATH, { orderId, request })).status).toBe(403);
      expect((await moderator.post(PATH, { orderId: paymentId, request })).status).toBe(400);
      expect((await moderator.post(PATH, '{')).status).toBe(400);
    });
  },
  gatewayMigrations,
);
