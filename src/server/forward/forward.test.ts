import { beforeEach, describe, expect, it } from 'vitest';
import type { Browser } from '../../testing/browser.ts';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const ORDER_ID = '0c1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a77';
const ORDER = `/ecom/v1/orders/${ORDER_ID}`;
const WIX = '/admin/wixapis';

interface Entry {
  operation: string;
  outcome: string;
  before: unknown;
  after: unknown;
}

onDatabase(
  'forwarding',
  (database) => {
    let shop: TestGateway;
    let merchant: Browser;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
      merchant = await shop.signedIn('merchant');
    });

    /** The newest entries, sign-ins left out. */
    async function log(filter: object = {}): Promise<Entry[]> {
      const owner = await shop.signedIn('owner');
      const text = encodeURIComponent(JSON.stringify({ entityId: ORDER_ID, ...filter }));
      return (await (await owner.get(`/admin/api/audit-log?filter=${text}`)).json()) as Entry[];
    }

    it('sends a reading call on, without cookies, in the name of who calls', async () => {
      shop.answerWith(() => ({ body: { order: { id: ORDER_ID, number: '10017' } } }));
      const reply = await merchant.get(`${WIX}${ORDER}?id=${ORDER_ID}`);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toEqual({ order: { id: ORDER_ID, number: '10017' } });
      expect(reply.headers.getSetCookie()).toEqual([]);

      const [call] = shop.calls;
      expect(call).toMatchObject({ method: 'GET', path: `${ORDER}?id=${ORDER_ID}` });
      expect(call?.headers.get('cookie')).toBeNull();
      expect(call?.headers.get('x-counterpart-actor')).toBe('merchant@halfdrop.example');
      expect(call?.headers.get('x-wix-request-id')).toBe(reply.headers.get('x-wix-request-id'));
      expect(await log()).toEqual([]);
    });

    it('passes errors of the platform on as they are', async () => {
      const error = {
        message: 'gone',
        details: { applicationError: { code: 'ORDER_NOT_FOUND', description: 'gone', data: {} } },
      };
      shop.answerWith(() => ({ status: 404, body: error }));
      const reply = await merchant.get(WIX + ORDER);
      expect([reply.status, await reply.json()]).toEqual([404, error]);
    });

    it('asks who is calling', async () => {
      const reply = await shop.browser().get(WIX + ORDER);
      expect(reply.status).toBe(401);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'UNAUTHENTICATED' } },
      });
      expect(shop.calls).toEqual([]);
    });

    it('forwards nothing that the contract does not have', async () => {
      for (const path of ['/ecom/v1/nonsense', '/oauth2/../ecom/v1/orders', '/']) {
        const reply = await merchant.get(WIX + path);
        expect([path, reply.status]).toEqual([path, 404]);
      }
      expect(shop.calls).toEqual([]);
    });

    it('takes no GraphQL, of which one document would be many operations', async () => {
      const query = { query: '{ ecomOrdersV1Orders { items { id } } }' };
      expect((await shop.browser().post(`${WIX}/graphql/alpha`, query)).status).toBe(401);
      const reply = await merchant.post(`${WIX}/graphql/alpha`, query);
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'GRAPHQL_NOT_FOR_STAFF' } },
      });
      expect(shop.calls).toEqual([]);
    });

    it('rejects a role without the right, forwards nothing, names the right and writes it down', async () => {
      const viewer = await shop.signedIn('viewer');
      const reply = await viewer.post(`${WIX}${ORDER}/cancel`, { id: ORDER_ID });
      expect(reply.status).toBe(403);
      expect(await reply.json()).toMatchObject({
        details: {
          applicationError: { code: 'PERMISSION_DENIED', data: { permissionIds: ['ECOM.MODIFY_ORDERS'] } },
        },
      });
      expect(shop.calls).toEqual([]);
      expect(await log()).toEqual([
        expect.objectContaining({
          operation: 'ecom_orders.cancelOrder',
          outcome: 'denied',
          status: 403,
          code: 'PERMISSION_DENIED',
          staffEmail: 'viewer@halfdrop.example',
          role: 'viewer',
        }),
      ]);
    });

    it('keeps preparing and sending money apart, also on the older way to refund', async () => {
      const moderator = await shop.signedIn('moderator');
      const body = { ecomOrderId: ORDER_ID, payments: [{ paymentId: ORDER_ID }] };
      const refund = `/ecom/v1/payments-collector/orders/${ORDER_ID}/trigger-refund`;
      const denied = await moderator.post(WIX + refund, body);
      expect(denied.status).toBe(403);
      expect(JSON.stringify(await denied.json())).toContain('ECOM.ORDER_BILLING_REFUND_PAYMENTS');
      expect(
        (await moderator.post(`${WIX}/ecom/v1/order-billing/calculate-refund`, { orderId: ORDER_ID })).status,
      ).toBe(200);
      expect((await merchant.post(WIX + refund, body)).status).toBe(200);
    });

    it('records a part of settings that is written under a path of its own, and what a reply says changed', async () => {
      const owner = await shop.signedIn('owner');
      const entryOf = async (operation: string) => (await log({ entityId: undefined, operation }))[0];
      let phone = '+351 1';
      shop.answerWith(({ method }) => {
        if (method === 'GET')
          return { body: { version: '1', properties: { phone, email: 'a@example.com' } } };
        phone = '+351 2';
        return { body: { version: '2' } };
      });
      const place = '/site-properties/v4/properties/business-contact';
      await owner.post(WIX + place, { businessContact: { phone: '+351 2' }, fields: { paths: ['phone'] } });
      expect(await entryOf('business-tools_site-properties.updateBusinessContact')).toMatchObject({
        before: { phone: '+351 1' },
        after: { phone: '+351 2' },
      });

      shop.answerWith(() => ({ body: { oldCounter: '13001', newCounter: '20000' } }));
      await owner.post(`${WIX}/ecom/v1/orders/import/set-order-number-counter`, { counter: '20000' });
      expect(await entryOf('ecom_orders.setOrderNumberCounter')).toMatchObject({
        before: { counter: '13001' },
        after: { counter: '20000' },
      });
    });

    it('records an update with what was and what is', async () => {
      const was = { id: ORDER_ID, buyerNote: 'old', archived: false, revision: '1', updatedDate: 'then' };
      shop.answerWith((call) => ({
        body: {
          order:
            call.method === 'GET' ? was : { ...was, buyerNote: 'new', revision: '2', updatedDate: 'now' },
        },
      }));
      const reply = await merchant.send('PATCH', WIX + ORDER, { order: { id: ORDER_ID, buyerNote: 'new' } });
      expect(reply.status).toBe(200);
      expect(shop.calls.map((call) => `${call.method} ${call.path}`)).toEqual([
        `GET ${ORDER}`,
        `PATCH ${ORDER}`,
      ]);
      expect(await log()).toEqual([
        expect.objectContaining({
          operation: 'ecom_orders.updateOrder',
          entityType: 'wix.ecom.v1.order',
          entityIds: [ORDER_ID],
          outcome: 'succeeded',
          status: 200,
          requestId: reply.headers.get('x-wix-request-id'),
          request: { order: { id: ORDER_ID, buyerNote: 'new' } },
          before: { buyerNote: 'old', revision: '1' },
          after: { buyerNote: 'new', revision: '2' },
        }),
      ]);
    });

    it('writes down that a gift card was used, and not its code, which is as good as money', async () => {
      const body = {
        orderId: ORDER_ID,
        giftCardCode: 'HALFDROP2026REEF',
        amount: { amount: '5' },
        currency: 'EUR',
      };
      expect((await merchant.post(`${WIX}/ecom/v1/order-billing/redeem-gift-card`, body)).status).toBe(200);
      const [entry] = await log({ operation: 'ecom_order-billing.redeemGiftCard' });
      expect(entry).toMatchObject({ request: { orderId: ORDER_ID, giftCardCode: '…' } });
    });

    it('hands the idempotency key on and records a change that failed', async () => {
      shop.answerWith(() => ({
        status: 428,
        body: {
          message: 'paid',
          details: { applicationError: { code: 'ORDER_ALREADY_PAID', description: 'paid', data: {} } },
        },
      }));
      const path = `/ecom/v1/payments-collector/orders/${ORDER_ID}/mark-as-paid`;
      const reply = await merchant.post(
        WIX + path,
        { ecomOrderId: ORDER_ID },
        { 'idempotency-key': 'once-1' },
      );
      expect(reply.status).toBe(428);
      expect(shop.calls.at(-1)?.headers.get('idempotency-key')).toBe('once-1');
      expect(shop.calls[0]).toMatchObject({ method: 'GET', path: ORDER });
      expect(await log({ outcome: 'failed' })).toEqual([
        expect.objectContaining({ status: 428, code: 'ORDER_ALREADY_PAID' }),
      ]);
    });

    it('records what a verb changed', async () => {
      const was = { id: ORDER_ID, status: 'APPROVED', number: '10017' };
      shop.answerWith((call) => ({
        body: { order: call.method === 'GET' ? was : { ...was, status: 'CANCELED' } },
      }));
      await merchant.post(`${WIX}${ORDER}/cancel`, {});
      expect(await log()).toEqual([
        expect.objectContaining({ before: { status: 'APPROVED' }, after: { status: 'CANCELED' } }),
      ]);
    });

    it('says so when the platform cannot be reached, and writes it down', async () => {
      shop.answerWith(() => {
        throw new TypeError('fetch failed');
      });
      const reply = await merchant.post(`${WIX}${ORDER}/cancel`, { id: ORDER_ID });
      expect(reply.status).toBe(502);
      expect(await log()).toEqual([
        expect.objectContaining({ outcome: 'failed', status: 502, code: 'PLATFORM_UNREACHABLE' }),
      ]);
    });

    it('does not take a rejected API key for a person who is signed out', async () => {
      shop.answerWith(() => ({ status: 401, body: { message: 'no', details: {} } }));
      const reply = await merchant.get(WIX + ORDER);
      expect(reply.status).toBe(502);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'PLATFORM_KEY_REFUSED' } },
      });
    });

    it('records every id of a bulk call', async () => {
      const other = '9b1f6f0e-6c4e-4b8e-9d0d-2d6a3c1b5a78';
      await merchant.post(`${WIX}/ecom/v1/bulk/orders/update-tags`, { orderIds: [ORDER_ID, other] });
      expect(await log({ entityId: other })).toEqual([
        expect.objectContaining({ entityIds: [ORDER_ID, other] }),
      ]);
    });

    it('rejects a body over the limit', async () => {
      const reply = await merchant.post(
        `${WIX}/ecom/v1/orders/search`,
        JSON.stringify({ pad: 'x'.repeat(1_100_000) }),
      );
      expect(reply.status).toBe(413);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'REQUEST_TOO_LARGE' } },
      });
      expect(shop.calls).toEqual([]);
    });

    describe('the audit log', () => {
      it('is filtered by person, operation, outcome and time', async () => {
        await merchant.post(`${WIX}${ORDER}/cancel`, { id: ORDER_ID });
        const count = async (filter: object) => (await log(filter)).length;
        expect(await count({ staffEmail: 'merchant@halfdrop.example' })).toBe(1);
        expect(await count({ staffEmail: 'viewer@halfdrop.example' })).toBe(0);
        expect(await count({ operation: ['ecom_orders.cancelOrder', 'ecom_orders.updateOrder'] })).toBe(1);
        expect(await count({ outcome: 'denied' })).toBe(0);
        expect(await count({ at_gte: '2020-01-01' })).toBe(1);
        expect(await count({ at_lt: '2020-01-01T00:00:00Z' })).toBe(0);
        expect(await count({ entityId: ['00000000-0000-4000-8000-000000000000', ORDER_ID] })).toBe(1);
        expect(await count({ about: { ids: [ORDER_ID], text: 'nothing of it' } })).toBe(1);
      });

      it('is searched by the name of what was changed, also of what is gone', async () => {
        shop.answerWith(() => ({ body: { taxGroup: { id: ORDER_ID, name: 'Old_maps' } } }));
        await merchant.send('DELETE', `${WIX}/billing/v1/tax-groups/${ORDER_ID}`);
        const found = async (text: string) => (await log({ about: { ids: [], text } })).length;
        expect(await found('old_MAPS')).toBe(1);
        expect(await found('oldxmaps')).toBe(0);
        expect(await found(ORDER_ID)).toBe(1);
      });

      it('knows sign-ins, also failed ones, without the password', async () => {
        await shop.browser().signIn('owner@halfdrop.example', 'a wrong guess');
        const owner = await shop.signedIn('owner');
        const reply = await owner.get(
          '/admin/api/audit-log?filter={"operation":"counterpart.signIn","staffEmail":"owner@halfdrop.example"}',
        );
        const entries = await reply.text();
        expect((JSON.parse(entries) as Entry[]).map((entry) => entry.outcome)).toEqual([
          'succeeded',
          'failed',
        ]);
        expect(entries).not.toContain('a wrong guess');
      });

      it('is closed to who may not read it, and rejects filters that do not fit', async () => {
        expect((await (await shop.signedIn('editor')).get('/admin/api/audit-log')).status).toBe(403);
        for (const filter of [
          '{"at_gte":"yesterday"}',
          '{"staffId":7}',
          '{"about":{"ids":1}}',
          '[',
          '{"request":"x"}',
        ]) {
          expect(
            (await merchant.get(`/admin/api/audit-log?filter=${encodeURIComponent(filter)}`)).status,
          ).toBe(400);
        }
      });
    });
  },
  gatewayMigrations,
);
