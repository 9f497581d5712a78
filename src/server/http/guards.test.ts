import { beforeEach, describe, expect, it } from 'vitest';
import { onDatabase } from '../../testing/engines.ts';
import { gatewayMigrations, resetGateway, startGateway, type TestGateway } from '../../testing/gateway.ts';

const credentials = { email: 'owner@halfdrop.example', password: 'halfdrop-owner' };
const SIGN_IN = '/admin/api/auth/sign-in/email';

onDatabase(
  'the guards of the gateway',
  (database) => {
    let shop: TestGateway;

    beforeEach(async () => {
      shop = startGateway(database());
      await resetGateway(shop);
    });

    it('rejects a changing request from a page of another site', async () => {
      const owner = await shop.signedIn('owner');
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'none' },
      ];
      for (const headers of foreign) {
        const reply = await owner.post('/admin/wixapis/ecom/v1/orders/search', {}, headers);
        expect(reply.status).toBe(403);
        expect(await reply.json()).toMatchObject({
          details: { applicationError: { code: 'CROSS_SITE_REQUEST' } },
        });
      }
      expect(
        (await shop.browser().post(SIGN_IN, credentials, { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(403);
      expect(shop.calls).toEqual([]);
    });

    it('goes by the origin where the browser sends nothing else', async () => {
      const statusFor = async (origin?: string): Promise<number> => {
        const request = new Request(`http://localhost:8080${SIGN_IN}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...(origin !== undefined && { origin }) },
          body: JSON.stringify(credentials),
        });
        return (await shop.fetch(request)).status;
      };
      expect(await statusFor('http://localhost:8080')).toBe(200);
      expect(await statusFor('http://evil.example')).toBe(403);
      expect(await statusFor('null')).toBe(403);
      expect(await statusFor()).toBe(403);
      expect(
        (await shop.browser().get('/admin/api/sign-in-info', { 'sec-fetch-site': 'cross-site' })).status,
      ).toBe(200);
    });

    it('sends the security headers and a request id with every answer', async () => {
      for (const path of ['/admin/api/session', '/admin/api/sign-in-info', '/admin/api/nothing']) {
        const { headers } = await shop.browser().get(path);
        expect(headers.get('content-security-policy')).toMatch(/default-src 'self'; script-src 'self';/);
        expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
        expect(headers.get('content-security-policy')).not.toMatch(/unsafe-inline|unsafe-eval/);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
        expect(headers.get('strict-transport-security')).toBeNull();
        expect(headers.get('x-wix-request-id')).toMatch(/^[0-9a-f-]{36}$/);
      }
    });

    it.each(['order-imports?name=orders.csv', 'tracking-numbers/text', 'views'])(
      'rejects a form that is sent to %s before it reads any of it',
      async (path) => {
        let read = 0;
        const body = new ReadableStream({
          pull(controller) {
            read += 1;
            controller.enqueue(new Uint8Array(65_536));
          },
        });
        const request = new Request(`http://localhost:8080/admin/api/${path}`, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'multipart/form-data; boundary=x' },
          body,
          duplex: 'half',
        } as RequestInit);
        const reply = await shop.fetch(request);
        expect(reply.status).toBe(415);
        expect(await reply.json()).toMatchObject({
          details: { applicationError: { code: 'UNSUPPORTED_MEDIA_TYPE' } },
        });
        expect(read).toBeLessThan(3);
      },
    );

    it('answers an unknown path of the API in the envelope', async () => {
      const reply = await shop.browser().get('/admin/api/nothing');
      expect(reply.status).toBe(404);
      expect(await reply.json()).toMatchObject({
        details: { applicationError: { code: 'ROUTE_NOT_FOUND' } },
      });
    });

    describe('what no store could keep', () => {
      const VIEW = { resource: 'orders', name: 'Mine', team: false, state: {} };

      it.each<[string, string, unknown?]>([
        ['GET', '/admin/api/views/%00'],
        ['GET', '/admin/api/jobs/%00'],
        ['GET', '/admin/api/audit-log/a%00b'],
        ['GET', '/admin/api/staff/%00'],
        ['GET', '/admin/api/views?filter={"resource":"%5Cu0000"}'],
        ['GET', '/admin/api/staff?filter={"q":"%5Cud800"}'],
        ['GET', '/admin/api/jobs/x/items?state=%00'],
        ['GET', '/admin/wixapis/ecom/v1/orders/%00'],
        ['POST', '/admin/api/views', { ...VIEW, name: 'a\0' }],
        ['POST', '/admin/api/views', { ...VIEW, state: { deep: ['\ud800'] } }],
        ['POST', '/admin/api/prepared-refunds', { orderId: '\0', request: {}, note: '\0' }],
        ['POST', '/admin/api/auth/sign-in/email', { email: '\0@halfdrop.example', password: 'x' }],
        ['POST', '/admin/api/auth/sign-in/email', '{'],
        ['POST', '/api/orders/look-up', { number: '10001', email: 'a\0@b.example' }],
      ])('is rejected at the door: %s %s %j', async (method, path, body) => {
        const owner = await shop.signedIn('owner');
        const reply = await owner.send(method, path, body);
        expect([reply.status, Object.keys((await reply.json()) as object)]).toEqual([
          400,
          ['message', 'details'],
        ]);
        expect(shop.calls).toEqual([]);
      });

      it('is not written down either, when the platform is what rejects it', async () => {
        const owner = await shop.signedIn('owner');
        shop.answerWith(() => ({ status: 400, body: { message: '', details: {} } }));
        const reply = await owner.post('/admin/wixapis/v1/bulk/payments-collector/mark-as-paid', {
          ecomOrderIds: ['\0'],
        });
        expect(reply.status).toBe(400);
        const log = await owner.get('/admin/api/audit-log?range=[0,0]');
        expect(await log.json()).toMatchObject([{ outcome: 'failed', status: 400, request: null }]);
      });
    });

    it('rejects an address that is too long, and a body that is too large', async () => {
      const owner = await shop.signedIn('owner');
      const long = await owner.get(`/admin/api/views?filter=${'x'.repeat(17_000)}`);
      expect([long.status, await long.json()]).toMatchObject([
        414,
        { details: { applicationError: { code: 'URI_TOO_LONG' } } },
      ]);
      const large = await owner.post('/admin/api/views', 'x'.repeat(1_100_000));
      expect([large.status, await large.json()]).toMatchObject([
        413,
        { details: { applicationError: { code: 'REQUEST_TOO_LARGE' } } },
      ]);
    });

    it('shows the mailbox to who manages staff, in the demo too', async () => {
      const paths = [
        '/admin/api/mailbox',
        '/admin/api/mailbox/queue',
        '/admin/api/mailbox/x',
        '/admin/api/mailbox/x/html',
      ];
      for (const path of paths) {
        expect((await shop.browser().get(path)).status).toBe(401);
        for (const role of ['merchant', 'viewer'])
          expect((await (await shop.signedIn(role)).get(path)).status).toBe(403);
      }
      expect((await (await shop.signedIn('owner')).get('/admin/api/mailbox')).status).toBe(200);
      for (const path of ['/admin/api/mailbox/x/send', '/admin/api/mailbox/queue/x/retry'])
        expect((await (await shop.signedIn('merchant')).post(path)).status).toBe(403);
    });
  },
  gatewayMigrations,
);
